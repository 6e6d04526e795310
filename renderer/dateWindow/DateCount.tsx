import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { lazyComponent } from '#renderer/runtime/lazyModule.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { periodInSentence, periodText } from '#renderer/ui/format.ts'
import { TextLink } from '#renderer/ui/TextLink.tsx'
import css from './DateCount.module.css'

/** «3 суток · 12 — 14 декабря · 2 суток + 1 доп.» and what the cart costs for that, read out as it changes. */
export function DateCount({
  period,
  minOrderDays,
  isQuoted,
  hint,
  nearest,
  onPick,
  isEndOpen,
}: DateCountProps) {
  const hasCart = useCart(countProducts) > 0
  const days = period ? daysIn(period) : 0
  const additional = additionalDays({ days, minOrderDays })
  const basic = days - additional
  const note = hint ?? (isEndOpen ? texts.dateWindow.nextStep(daysText(days)) : null)
  return (
    <div role="status" className={css.count}>
      {period ? (
        <>
          <span className={css.days}>{daysText(days)}</span>
          <span className={css.details}>
            <b>{periodText(period)}</b>
            <span className={css.parts}>
              {note === null && !isQuoted && (
                <Cells basic={basic} additional={additional} className={css.cells} />
              )}
              <span>
                {note ??
                  (isQuoted
                    ? null
                    : minOrderDays === null
                      ? texts.card.askForPrice(true)
                      : texts.dateWindow.parts(daysText(basic), additional))}
              </span>
            </span>
            {nearest && (
              <TextLink onClick={() => onPick(nearest)}>
                {`${texts.period.nearest} ${periodInSentence(nearest)}`}
              </TextLink>
            )}
            {hint === null && hasCart && <LazyCartTotal period={period} />}
          </span>
        </>
      ) : (
        <span className={css.empty}>{texts.dateWindow.chooseDays}</span>
      )}
    </div>
  )
}

const LazyCartTotal = lazyComponent(async () => (await import('./change/CartChange.tsx')).CartTotalForDates)

type DateCountProps = {
  period: Period | null
  /** The days at the basic price; null: nobody knows. */
  minOrderDays: number | null
  /** The company has a tariff of its own: no days have a price of theirs. */
  isQuoted?: boolean | undefined
  /** Said instead of the parts: why these dates cannot be ordered. */
  hint: string | null
  /** As many days that can be ordered, where these cannot. */
  nearest: Period | null
  /** The visitor chooses those. */
  onPick: (period: Period) => void
  /** The end was chosen for the visitor, who may still pick another. */
  isEndOpen: boolean
}
