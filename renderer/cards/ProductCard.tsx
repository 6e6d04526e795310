import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { useQuantityInCart } from '#renderer/cart/cartStore.ts'
import { Heart } from '#renderer/cart/Heart.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { productPath } from '#renderer/page/paths.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Availability } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { ProductCardData } from './fragments.ts'
import css from './ProductCard.module.css'
import { pictureText } from './Scene.tsx'
import { useCardPrice } from './useCardPrice.tsx'

/** A product in a list, with price and stock for the visitor's dates. The whole card is the link; the action lies above it in the corner of the picture. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, headingLevel = 3, sizes = SIZES } = props
  const { period } = useDates()
  const Heading = `h${headingLevel}` as const
  const quantity = useQuantityInCart(product.id)
  const name = product.name ?? texts.places.product
  const [image, second] = product.images
  const [isPointedAt, setPointedAt] = useState(false)
  const isOut = !mayBeFree(product.stock)
  const isBusy = isOut && period !== null && product.isOwned !== false
  const price = useCardPrice(product, quantity)

  return (
    <article
      className={classes(css.card, isOut && (isBusy ? css.busy : css.out))}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setPointedAt(true)}
    >
      <div className={css.body}>
        <div className={css.tile}>
          <Picture
            original={image?.original}
            form="square"
            alt={pictureText(image?.caption, name)}
            widths={CARD_WIDTHS}
            sizes={sizes}
            priority={priority}
          />
          {second && isPointedAt && <SecondPicture original={second.original} sizes={sizes} />}
        </div>
        <p className={css.brand}>{product.brands[0]}</p>
        <Heading className={css.name}>
          <a href={productPath(product.slug)}>{name}</a>
        </Heading>
        <div className={`dated ${css.buy}`}>
          <p className="price">
            <span>{price.sum}</span> <small>{price.unit}</small>
          </p>
          <p className={css.note}>{price.note}</p>
        </div>
        <Availability stock={product.stock} isOwned={product.isOwned} onDates={period !== null} />
        {isBusy ? (
          <div className={css.action}>
            <OtherDates productId={product.id} name={name} period={period} />
          </div>
        ) : (
          !isOut && (
            <AddToCart
              productId={product.id}
              slug={product.slug}
              stock={product.stock}
              name={name}
              variant="tile"
              className={css.action}
            />
          )
        )}
        <Heart productId={product.id} name={name} />
      </div>
    </article>
  )
}

export type ProductCardProps = {
  product: ProductCardData
  /** The picture is above the fold: load it first. */
  priority?: boolean
  headingLevel?: 2 | 3 | 4
  /** How wide the picture is shown, as in the `sizes` of an image. */
  sizes?: string
}

const CARD_WIDTHS = [160, 320, 480, 640, 800] as const

// The columns of the grid, less the page's margins and the gaps.
const SIZES =
  '(min-width: 1536px) 324px, (min-width: 1440px) calc(25vw - 60px), (min-width: 1200px) calc(25vw - 46px), (min-width: 996px) calc(33.3vw - 48px), (min-width: 744px) calc(33.3vw - 38px), calc(50vw - 28px)'

/** Another side of the product, over the first while the card is pointed at or focused. It shows once it is here. */
function SecondPicture({ original, sizes }: { original: string; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className={css.second} data-loaded={isLoaded || undefined}>
      <Picture
        original={original}
        form="square"
        alt=""
        widths={CARD_WIDTHS}
        sizes={sizes}
        onLoad={({ currentTarget }) => setLoaded(!('missing' in currentTarget.dataset))}
      />
    </div>
  )
}

type OtherDatesProps = { productId: string; name: string; period: Period }

/** Searches free dates when it is pressed, and then offers the nearest; the code for it comes with the press. */
function OtherDates(props: OtherDatesProps) {
  const { openDates } = useDates()
  const [isRequested, setRequested] = useState(false)
  const Alternatives = useLazyModule(isRequested, loadCardAlternatives, () => {
    setRequested(false)
    openDates()
  })
  const look = `needs-scripts ${css.otherDates}`
  if (Alternatives) return <Alternatives {...props} className={look} />
  return (
    <Button
      size="sm"
      className={look}
      aria-label={`${texts.words.otherDates}: ${props.name}`}
      busy={isRequested}
      onClick={() => setRequested(true)}
    >
      {texts.words.otherDates}
    </Button>
  )
}

const loadCardAlternatives = async () =>
  (await import('#renderer/alternatives/CardAlternatives.tsx')).CardAlternatives
