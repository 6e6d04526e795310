import { CalendarPlus } from 'lucide-react'
import type { Period } from '#gateway/rental/period.ts'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { productPath } from '#renderer/navigation/paths.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { Availability } from './Availability.tsx'
import { cardPrice } from './cardPrice.ts'
import type { ProductCardData } from './fragments.ts'
import css from './ProductCard.module.css'
import { useQuantityInCart } from './useQuantityInCart.ts'

/** A product in a list. The whole card is the link; the action lies above it in the corner of the picture. */
export function ProductCard(props: ProductCardProps) {
  const { product, period, days, minOrderDays, priority, headingLevel = 3, sizes = SIZES } = props
  const Heading = `h${headingLevel}` as const
  const quantity = useQuantityInCart(product.id)
  const name = product.name ?? 'Без названия'
  const [image] = product.images
  const isOut = product.stock <= 0
  const price = cardPrice({ ...product, days: period && days, minOrderDays, quantity })

  return (
    <article className={classes(css.card, isOut && (period ? css.busy : css.out))}>
      <div className={css.body}>
        <div className={css.tile}>
          <Picture
            original={image?.original}
            caption={image?.caption}
            alt={name}
            width={800}
            height={800}
            widths={[160, 320, 480, 640, 800]}
            sizes={sizes}
            priority={priority}
          />
        </div>
        <p className={css.brand}>{product.brands[0]}</p>
        <Heading className={css.name}>
          <a href={productPath(product.slug)}>{name}</a>
        </Heading>
        <div className={css.buy}>
          <p className="price">
            {price.sum} <small>{price.unit}</small>
          </p>
          <p className={css.note}>{price.note}</p>
        </div>
        <Availability stock={product.stock} onDates={period !== null} />
        <div className={css.action}>
          <CardAction product={product} name={name} hasDates={period !== null} inCart={quantity > 0} />
        </div>
      </div>
    </article>
  )
}

export type ProductCardProps = {
  product: ProductCardData
  /** The visitor's dates; null when none that can be ordered are chosen. */
  period: Period | null
  /** Length of `period`. */
  days: number | null
  /** The shortest rental in days. */
  minOrderDays: number
  /** The picture is seen at once: load it first. */
  priority?: boolean
  headingLevel?: 2 | 3 | 4
  /** How wide the picture is shown, as in the `sizes` of an image. */
  sizes?: string
}

const SIZES = '(min-width: 1200px) 23vw, (min-width: 744px) 31vw, 46vw'

type CardActionProps = { product: ProductCardData; name: string; hasDates: boolean; inCart: boolean }

function CardAction({ product, name, hasDates, inCart }: CardActionProps) {
  const { openDates } = useReservation()
  if (product.stock <= 0) {
    return hasDates ? (
      <Button
        size="sm"
        className={css.otherDates}
        aria-label={`Другие даты: ${name}`}
        onClick={() => openDates()}
      >
        Другие даты
      </Button>
    ) : null
  }
  if (!hasDates && !inCart) {
    return (
      <IconButton variant="tile" label={`Выбрать даты: ${name}`} onClick={() => openDates()}>
        <Icon of={CalendarPlus} />
      </IconButton>
    )
  }
  return (
    <AddToCart productId={product.id} slug={product.slug} stock={product.stock} name={name} variant="tile" />
  )
}
