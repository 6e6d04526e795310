import { texts } from '#company/texts/index.ts'
import { daysText, firstDaysText } from '#gateway/rental/dayWord.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { additionalDays, dayPrices, linePrice } from '#gateway/rental/price.ts'
import type { LineQuote } from '#renderer/cart/lineQuotes.ts'
import { QuotedSum } from '#renderer/cart/QuotedSum.tsx'
import { TariffSums } from '#renderer/cart/TariffSums.tsx'
import { useLineQuote } from '#renderer/cart/useLineQuote.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip, daysAround } from '#renderer/dateWindow/CalendarStrip.tsx'
import { CallButton } from '#renderer/settings/CallButton.tsx'
import { UnconfirmedNote } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Fact, SumList } from '#renderer/ui/Facts.tsx'
import { capitalized, periodText, roubles, unitsText, weekdayShort } from '#renderer/ui/format.ts'
import type { ProductDetails } from './+query.ts'
import css from './RentSums.module.css'

type Props = { product: ProductDetails; quantity: number }

/** The price of the rental: each day on the strip, the basic part, the additional part and the sum. A price a day alone for what the company has none of. */
export function RentSums({ product, quantity }: Props) {
  const { openDates, ...dates } = useDates()
  const isOut = product.owned === 0
  const isPriced = product.basicPricePerDay !== null
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
  { period, isOverdue, closing, minOrderDays, isQuoted }: Explained,
): string {
  if (period) {
    const [first, last] = [weekdayShort(period.start), weekdayShort(period.end)]
    return texts.product.weekdays(capitalized(first), last, daysText(daysIn(period)))
  }
  if (isOverdue && owned !== 0) return closing ?? texts.product.datesPassed
  if (isQuoted) return texts.sums.unsaid(false)
  if (minOrderDays === null || basicPricePerDay === null) return texts.card.askForPrice(false)
  return texts.product.minimum(daysText(minOrderDays), roubles(additionalPricePerDay))
}

type Explained = Pick<RentalDates, 'period' | 'isOverdue' | 'closing' | 'minOrderDays' | 'isQuoted'>

function DatedSums({ product, quantity, period }: Props & { period: { start: string; end: string } }) {
  const { rules, minOrderDays } = useDates()
  const answer = useLineQuote(product.id, Math.max(quantity, 1), period)
  const days = daysIn(period)
  const { basicPricePerDay, additionalPricePerDay } = product
  const price = linePrice({ basicPricePerDay, additionalPricePerDay, quantity, days, minOrderDays })
  const extra = additionalDays({ days, minOrderDays })
  const prices = new Map(
    dayPrices({ ...product, period, minOrderDays }).map((item) => [item.day, item.price]),
  )

  return (
    <>
      {answer === undefined && (
        <CalendarStrip
          variant="card"
          label={texts.product.daysAndPrices}
          days={daysAround(period, 1)}
          period={period}
          minOrderDays={minOrderDays}
          firstDay={rules.firstDay}
          {...(minOrderDays !== null && { prices })}
          className={css.strip}
        />
      )}
      {answer ? (
        <QuotedSums answer={answer} stock={product.stock} quantity={quantity} />
      ) : price && minOrderDays !== null ? (
        <>
          <SumList className={`dated ${css.sums}`}>
            <Fact name={firstDaysText(minOrderDays)}>
              <Formula price={basicPricePerDay} days={minOrderDays} quantity={quantity} />
              <span>{roubles(price.basic)}</span>
            </Fact>
            {extra > 0 && (
              <Fact name={texts.units.furtherDays(extra)}>
                <Formula price={additionalPricePerDay} days={extra} quantity={quantity} />
                <span>{roubles(price.additional)}</span>
              </Fact>
            )}
            <div>
              <dt>{texts.product.totalFor(unitsText(quantity))}</dt>
              <dd aria-live="polite">{roubles(price.total)}</dd>
            </div>
          </SumList>
          <UnconfirmedNote stocks={[product.stock]} />
        </>
      ) : (
        <div className={css.unknown}>
          <p>{answer === null ? texts.sums.unsaid(true) : `${texts.card.askForPrice(true)}.`}</p>
          <CallButton size="sm" />
        </div>
      )}
    </>
  )
}

type QuotedProps = { answer: LineQuote | 'asked'; stock: number | null; quantity: number }

/** The sum by a tariff of the company's own, with its parts as that names them; or why there is none. */
function QuotedSums({ answer, stock, quantity }: QuotedProps) {
  if (answer !== 'asked' && answer.total === null)
    return (
      <div className={css.unknown}>
        <p>{answer.problem ?? `${texts.card.askForPrice(true)}.`}</p>
        <CallButton size="sm" />
      </div>
    )
  return (
    <>
      <SumList className={`dated ${css.sums}`}>
        {answer !== 'asked' && <TariffSums explain={answer.explain} />}
        <div>
          <dt>{texts.product.totalFor(unitsText(quantity))}</dt>
          <dd aria-live="polite">
            <QuotedSum answer={answer} />
          </dd>
        </div>
      </SumList>
      <UnconfirmedNote stocks={[stock]} />
    </>
  )
}

function Formula({ price, days, quantity }: { price: number | null; days: number; quantity: number }) {
  const factors = [roubles(price), daysText(days), ...(quantity > 1 ? [unitsText(quantity)] : [])]
  return <span className={css.formula}>{`${factors.join(' ×\u00A0')} = `}</span>
}
