import { texts } from '#company/texts/index.ts'
import { linePrice, type RentalLength } from '#gateway/rental/price.ts'
import { productPath } from '#renderer/page/paths.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { roubles, unitsText } from '#renderer/ui/format.ts'
import { Thumb } from '#renderer/ui/Thumb.tsx'
import css from './AlternativeList.module.css'
import type { Alternative } from './useAlternatives.ts'

/** Things that are free on the dates in place of one that is not: each with its sum, one press each. */
export function AlternativeList({ items, quantity, length, action, isTaken, onPick }: AlternativeListProps) {
  return (
    <ul>
      {items.map((item) => {
        const name = item.name ?? texts.places.product
        const price = linePrice({ ...item, ...length, quantity })
        return (
          <li key={item.id} className={css.item}>
            <Thumb images={item.images} sizes="72px" />
            <div className={css.words}>
              <p className={css.name}>
                <a href={productPath(item.slug)}>{name}</a>
              </p>
              <StockNote look="free">{texts.stock.free(unitsText(item.stock ?? 0))}</StockNote>
            </div>
            <div className={css.end}>
              <p className="price">{roubles(price?.total)}</p>
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

export type AlternativeListProps = {
  items: readonly Alternative[]
  /** How many units a sum is for. */
  quantity: number
  length: RentalLength
  /** The label of the buttons: «Взять 24», «Заменить». */
  action: string
  /** True for a product that lies in the cart already: its button leads there. */
  isTaken?: (item: Alternative) => boolean
  onPick: (item: Alternative) => void
}
