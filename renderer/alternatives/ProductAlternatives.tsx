import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { DayRates } from '#gateway/rental/price.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { changeWithUndo } from '#renderer/cart/changeWithUndo.ts'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodInSentence, roubles, unitsText } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './Alternatives.module.css'
import { nearText, shortText } from './alternativesTexts.ts'
import { FreePeriodOffers } from './FreePeriodOffers.tsx'

/** In place of a refusal: why a product cannot be had on the dates, when it can, and how much of it can. */
export function ProductAlternatives({ product, requested, period }: ProductAlternativesProps) {
  const { id, slug, stock, name } = product
  const all = totalIn(useRentSum(product, requested, period))
  const free = totalIn(useRentSum(product, stock, stock > 0 ? period : null))
  const dates = periodInSentence(period)
  const things = [{ productId: id, quantity: requested }]
  return (
    <div className={css.alternatives}>
      <Alert
        live
        icon={stock > 0 ? undefined : CalendarX}
        tone={stock > 0 ? 'warn' : 'error'}
        title={
          stock > 0
            ? texts.alternatives.freeOn(shortText(stock, requested), dates)
            : texts.alternatives.takenOn(dates)
        }
      >
        {elsewhereText(product, requested)}
      </Alert>
      <FreePeriodOffers requested={things} period={period} title={nearText(requested, all)} />
      {stock > 0 && (
        <section className={css.block}>
          <p className={css.label}>{texts.alternatives.keepDates}</p>
          <Button size="lg" wide onClick={takeFree}>
            {texts.alternatives.takeOn(thousands(stock), dates) +
              (free === undefined ? '' : `, ${roubles(free)}`)}
          </Button>
          <p className="small muted">{texts.alternatives.others(thousands(requested - stock))}</p>
        </section>
      )}
    </div>
  )

  function takeFree() {
    changeWithUndo(texts.card.inCart(name, unitsText(stock)), () => {
      cart.add({ id, slug })
      cart.setQuantity(id, stock)
    })
  }
}

export type ProductAlternativesProps = {
  product: DayRates & {
    id: string
    slug: string
    name: string
    /** Units that are free on the dates. */
    stock: number
    /** Units that the company has; null: nobody says. */
    owned: number | null
  }
  /** Requested units: more than are free. */
  requested: number
  period: Period
}

function totalIn(sum: ReturnType<typeof useRentSum>): number | undefined {
  return sum && sum !== 'asked' ? (sum.total ?? undefined) : undefined
}

function elsewhereText(
  { stock, owned }: ProductAlternativesProps['product'],
  requested: number,
): string | null {
  if (owned === null || owned < requested) return null
  return stock > 0
    ? texts.alternatives.someAway(unitsText(owned))
    : owned === 1
      ? texts.alternatives.onlyOneAway
      : texts.alternatives.allAway(unitsText(owned))
}
