import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { dayPrices } from '#gateway/rental/price.ts'
import { unsaidText } from '#renderer/cart/cartTexts.ts'
import { RentTotal } from '#renderer/cart/RentTotal.tsx'
import { SumParts } from '#renderer/cart/SumParts.tsx'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip, daysAround } from '#renderer/dateWindow/CalendarStrip.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { SumList } from '#renderer/ui/Facts.tsx'
import { capitalized, periodText, roubles, unitsText, weekdayShort } from '#renderer/ui/format.ts'
import type { ProductDetails } from './+query.ts'
import css from './RentSums.module.css'

type Props = { product: ProductDetails; quantity: number }

/** The price of the rental: each day on the strip, the basic part, the additional part and the sum. A price a day alone for what the company has none of. */
export function RentSums({ product, quantity }: Props) {
  const { openDates, ...dates } = useDates()
  const isOut = product.owned === 0
  // A tariff may price what has no price a day.
  const isPriced = product.basicPricePerDay !== null || (dates.isQuoted && dates.period !== null)
  if (isOut && !isPriced) return null
  const period = isOut || !isPriced ? null : dates.period
  return (
    <section className={css.panel} aria-label={texts.product.rentSums}>
      <header className={css.header}>
        <div>
          <p className={css.dates}>
            {period
              ? periodText(period)
              : isPriced
                ? texts.product.perDay(roubles(product.basicPricePerDay))
                : texts.card.priceOnRequest}
          </p>
          <p className="small muted">{explanation(product, { ...dates, period })}</p>
        </div>
        {!isPriced && <CallButton size="sm" />}
        {period && (
          <Button variant="soft" size="sm" className="screen-only needs-scripts" onClick={() => openDates()}>
            {texts.words.changeDates}
          </Button>
        )}
      </header>
      {period && <DatedSums product={product} quantity={quantity} period={period} />}
    </section>
  )
}

function explanation(
  { owned, basicPricePerDay, additionalPricePerDay }: ProductDetails,
  { period, isOverdue, closing, minOrderDays, isQuoted }: RentalTerms,
): string {
  if (period) {
    const [first, last] = [weekdayShort(period.start), weekdayShort(period.end)]
    return texts.product.weekdays(capitalized(first), last, daysText(daysIn(period)))
  }
  if (isOverdue && owned !== 0) return closing ?? texts.product.datesPassed
  if (minOrderDays === null || basicPricePerDay === null) return unsaidText({ isQuoted }, false)
  return texts.product.minimum(daysText(minOrderDays), roubles(additionalPricePerDay))
}

type RentalTerms = Pick<RentalDates, 'period' | 'isOverdue' | 'closing' | 'minOrderDays' | 'isQuoted'>

function DatedSums({ product, quantity, period }: Props & { period: Period }) {
  const { rules, minOrderDays, isQuoted } = useDates()
  const units = Math.max(quantity, 1)
  const sum = useRentSum(product, units, period)
  if (!sum) return null
  const prices = new Map(
    dayPrices({ ...product, period, minOrderDays }).map(({ day, price }) => [day, price]),
  )
  return (
    <>
      {!isQuoted && (
        <CalendarStrip
          variant="card"
          label={texts.product.daysAndPrices}
          days={daysAround(period, 1)}
          period={period}
          minOrderDays={minOrderDays}
          firstDay={rules.firstDay}
          {...(minOrderDays !== null && { prices })}
          className={`screen-only ${css.strip}`}
        />
      )}
      {sum !== 'asked' && sum.total === null ? (
        <div className={css.unknown}>
          <p>{sum.problem}</p>
          <CallButton size="sm" />
        </div>
      ) : (
        <>
          <SumList className={`dated ${css.sums}`}>
            {sum !== 'asked' && <SumParts parts={sum.explain} />}
            <div>
              <dt>{texts.product.totalFor(unitsText(units))}</dt>
              <dd aria-live="polite">
                <RentTotal sum={sum} />
              </dd>
            </div>
          </SumList>
          <UnconfirmedNote stocks={[product.stock]} />
        </>
      )}
    </>
  )
}
