import { texts } from '#company/texts/index.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { useCardPrice } from '#renderer/cards/useCardPrice.tsx'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { Availability } from '#renderer/ui/Availability.tsx'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './ArticleInset.module.css'

/** A product inside the text: picture, price and stock for the visitor's dates, and a button that adds it to the cart. */
export function ArticleInset({ product }: { product: ProductCardData }) {
  const { period } = useDates()
  const name = product.name ?? texts.places.product
  const price = useCardPrice(product)
  return (
    <aside className={`screen-only ${css.inset}`} aria-label={name}>
      <Thumb images={product.images} sizes="(min-width: 744px) 120px, 84px" />
      <div className={css.words}>
        <p className={css.name}>
          <a className="over" href={productPath(product.slug)}>
            {name}
          </a>
        </p>
        <p className={css.price}>
          <span>{price.sum}</span> <span>{price.unit}</span>
        </p>
        <Availability stock={product.stock} isOwned={product.isOwned} onDates={period !== null} />
      </div>
      <AddToCart
        productId={product.id}
        slug={product.slug}
        stock={product.stock}
        name={name}
        variant="row"
        className={css.action}
      />
    </aside>
  )
}
