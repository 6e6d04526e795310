import { type ReactNode, useId } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { dayPrices } from '#gateway/rental/price.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip } from '#renderer/dateWindow/CalendarStrip.tsx'
import { roubles } from '#renderer/ui/format.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './RateExample.module.css'
import { rateExample } from './rateExample.ts'

/** Why longer is cheaper: what each day of one product costs. Nothing where no product has two prices, or nobody knows the minimum rental. */
export function RateExample({ products, children }: RateExampleProps) {
  const titleId = useId()
  const { period, minOrderDays, rules } = useDates()
  const example =
    minOrderDays &&
    rateExample(products, { minOrderDays, from: period?.start ?? null, firstDay: rules.firstDay })
  if (!example) return null

  const days = dayPrices({ ...example, minOrderDays })
  const { basicPricePerDay, additionalPricePerDay, total } = example
  const length = daysIn(example.period)
  return (
    <Wrap as="section" section aria-labelledby={titleId} className={css.section}>
      <div className={css.words}>
        <h2 id={titleId} className="h2">
          {texts.home.longerIsCheaper}
        </h2>
        <p className={css.text}>
          {texts.home.rates(minOrderDays, basicPricePerDay / additionalPricePerDay)}
          {texts.home.calendarDays}
        </p>
        {children}
      </div>
      <div className={css.bill}>
        <CalendarStrip
          label={texts.home.dayPrices}
          days={days.map(({ day }) => day)}
          period={example.period}
          minOrderDays={minOrderDays}
          firstDay={rules.firstDay}
          prices={new Map(days.map(({ day, price }) => [day, price]))}
        />
        <p className={css.sum}>
          <span className="muted small">
            {`${texts.home.example(example.name, daysText(length))}${roubles(basicPricePerDay)}\u00A0×\u00A0${minOrderDays} + ${roubles(additionalPricePerDay)}\u00A0×\u00A0${length - minOrderDays}`}
          </span>
          <b className={`num ${css.total}`}>{roubles(total)}</b>
        </p>
      </div>
    </Wrap>
  )
}

type RateExampleProps = {
  products: readonly ProductCardData[]
  /** A link onward. */
  children?: ReactNode
}
