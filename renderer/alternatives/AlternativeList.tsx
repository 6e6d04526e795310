import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { RentTotal } from '#renderer/cart/RentTotal.tsx'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { unitsText } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './AlternativeList.module.css'
import type { Alternative } from './useAlternatives.ts'

/** Things that are free on the dates in place of one that is not: each with its sum, one press each. */
export function AlternativeList({ items, quantity, period, action, isTaken, onPick }: AlternativeListProps) {
  return (
    <ul>
      {items.map((item) => {
        const name = item.name ?? texts.places.product
        return (
          <li key={item.id} className={css.item}>
            <Thumb images={item.images} sizes="72px" />
            <div className={css.words}>
              <p className="thing-name">
                <a href={productPath(item.slug)}>{name}</a>
              </p>
              <StockNote look="free">{texts.stock.free(unitsText(item.stock ?? 0))}</StockNote>
            </div>
            <div className={css.end}>
              <Sum {...{ item, quantity, period }} />
              {isTaken?.(item) ? (
                <Button size="sm" variant="soft" href="/cart" aria-label={`${texts.words.inCart}: ${name}`}>
                  {texts.words.inCart}
                </Button>
              ) : (
                <Button size="sm" aria-label={`${action}: ${name}`} onClick={() => onPick(item)}>
                  {action}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Sum({ item, quantity, period }: { item: Alternative; quantity: number; period: Period }) {
  const sum = useRentSum(item, quantity, period)
  return <p className="price">{sum && <RentTotal sum={sum} />}</p>
}

export type AlternativeListProps = {
  items: readonly Alternative[]
  /** How many units a sum is for. */
  quantity: number
  period: Period
  /** The label of the buttons: «Взять 24», «Заменить». */
  action: string
  /** True for a product that lies in the cart already: its button leads there. */
  isTaken?: (item: Alternative) => boolean
  onPick: (item: Alternative) => void
}
