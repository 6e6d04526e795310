import { daysText } from '#gateway/rental/dayWord.ts'
import { Thumb } from '#renderer/cards/Thumb.tsx'
import { AddToCart } from '#renderer/cart/AddToCart.tsx'
import { useQuantityInCart } from '#renderer/cart/cartStore.ts'
import { productPath } from '#renderer/navigation/paths.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CalendarPlus } from '#renderer/ui/icons.ts'
import css from './ContentsRow.module.css'
import { LineNote } from './LineNote.tsx'
import type { SolutionLine } from './solutionContents.ts'

/** One product of a solution; the row is its link. Pressing its plus puts as many units into the cart as the solution takes. */
export function ContentsRow({ line }: { line: SolutionLine }) {
  const { product, quantity } = line
  const name = product ? (product.name ?? 'Без названия') : 'Этой вещи больше нет в\u00A0каталоге'
  return (
    <li className={css.row}>
      <Thumb className={css.thumb} images={product?.images} sizes="88px" faded={line.price === null} />
      <div className={css.words}>
        <p className={css.name}>{product ? <a href={productPath(product.slug)}>{name}</a> : name}</p>
        <LineNote line={line} />
      </div>
      <p className={css.quantity}>{unitsText(quantity)}</p>
      <LinePrice line={line} />
      <div className={css.action}>{product && <RowAction line={line} product={product} name={name} />}</div>
    </li>
  )
}

function LinePrice({ line: { price, takes, quantity } }: { line: SolutionLine }) {
  const { period, minOrderDays } = useReservation()
  if (!price) return <p className={`${css.price} ${css.left}`}>не&nbsp;входит</p>
  return (
    <p className={css.price}>
      <b>{roubles(price.total)}</b>
      {takes < quantity && <small>за&nbsp;{unitsText(takes)}</small>}
      {!period && <small>за&nbsp;{daysText(minOrderDays)}</small>}
    </p>
  )
}

type RowActionProps = { line: SolutionLine; product: NonNullable<SolutionLine['product']>; name: string }

function RowAction({ line, product, name }: RowActionProps) {
  const { period, openDates } = useReservation()
  const inCart = useQuantityInCart(product.id)
  if (line.price === null && inCart === 0) return null
  if (!period && inCart === 0) {
    return (
      <IconButton variant="add" label={`Выбрать даты: ${name}`} onClick={() => openDates()}>
        <Icon of={CalendarPlus} />
      </IconButton>
    )
  }
  return (
    <AddToCart
      productId={product.id}
      slug={product.slug}
      name={name}
      stock={line.stock === 'unknown' ? null : line.free}
      units={line.takes}
      variant="row"
    />
  )
}
