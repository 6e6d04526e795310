import { Availability } from '#renderer/cards/Availability.tsx'
import { cardPrice } from '#renderer/cards/cardPrice.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { Thumb } from '#renderer/cards/Thumb.tsx'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { productPath } from '#renderer/navigation/paths.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import css from './ArticleInset.module.css'

/** A product inside the text: picture, price and stock for the visitor's dates, and a button that adds it to the cart. */
export function ArticleInset({ product }: { product: ProductCardData }) {
  const { period, days, minOrderDays } = useReservation()
  const name = product.name ?? 'Без названия'
  const price = cardPrice({ ...product, days: period && days, minOrderDays, quantity: 1 })
  return (
    <aside className={css.inset} aria-label={name}>
      <Thumb images={product.images} sizes="120px" />
      <div className={css.words}>
        <p className={css.name}>
          <a href={productPath(product.slug)}>{name}</a>
        </p>
        <p className={css.price}>
          {price.sum} {price.unit}
        </p>
        <Availability stock={product.stock} onDates={period !== null} />
      </div>
      <div className={css.action}>
        <AddToCart
          productId={product.id}
          slug={product.slug}
          stock={product.stock}
          name={name}
          variant="row"
        />
      </div>
    </aside>
  )
}
