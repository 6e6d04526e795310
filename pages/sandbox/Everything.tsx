import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import type { ProductCardData } from '#renderer/cards/fragments.ts'
import { ProductCard } from '#renderer/cards/ProductCard.tsx'
import { DatesContext, type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { CalendarStrip, daysAround } from '#renderer/dateWindow/CalendarStrip.tsx'
import { DateCalendar } from '#renderer/dateWindow/DateCalendar.tsx'
import { DateCount } from '#renderer/dateWindow/DateCount.tsx'
import { DatePill, type DatePillProps } from '#renderer/dateWindow/DatePill.tsx'
import { SuggestionFailed, SuggestionSkeleton, SuggestionsNone } from '#renderer/search/SuggestionStates.tsx'
import { DayScale } from '#renderer/settings/DayScale.tsx'
import { Availability } from '#renderer/ui/Availability.tsx'
import { RuledGrid } from '#renderer/ui/RuledGrid.tsx'
import { typograph } from '#renderer/ui/typograph.ts'
import css from './Everything.module.css'
import { every, type Sections } from './every.tsx'
import * as kit from './kit.tsx'

/** The parts that know dates and products, for dates from tomorrow that are one day longer than the shortest rental. */
function shopParts({ today, minOrderDays, rules }: RentalDates, products: readonly ProductCardData[]) {
  const start = addDays(today, 1)
  const period = { start, end: addDays(start, minOrderDays ?? 1) }
  const past = { start: addDays(today, -5), end: addDays(today, -3) }
  const rent = { firstDay: [rules.firstDay], minOrderDays: [minOrderDays], period: [null, period] }
  const offers = { nearest: [null, period], onPick: [() => {}] }
  const cards = products.flatMap((product) => [
    { ...product, stock: 420 },
    { ...product, stock: 4 },
    { ...product, stock: 0 },
    { ...product, stock: null, name: null, images: [], basicPricePerDay: null },
  ])
  const small = {
    [texts.sandbox.pills]: [
      every(Pill, {
        variant: ['header', 'small', 'bar'],
        draft: [null, period, { start, end: start }, past],
      }),
      every(Pill, { variant: ['header'], draft: [period], isApplying: [true] }),
    ],
    [texts.sandbox.stock]: [every(Availability, { stock: [420, 4, 0, null], onDates: [false, true] })],
  }
  const wide = {
    [texts.sandbox.strip]: every(CalendarStrip, {
      ...rent,
      label: [texts.sandbox.days],
      variant: ['stage', 'card'],
      days: [daysAround(period, 3)],
      prices: [new Map([[start, 490]])],
      onPick: [() => {}],
    }),
    [texts.sandbox.hours]: [
      every(DayScale, {
        tone: ['paper'],
        day: [
          { open: 9, close: 21 },
          { open: 18, close: 3 },
        ],
      }),
    ],
    [texts.sandbox.cards]: <RuledGrid>{every(Card, { period: [null, period], product: cards })}</RuledGrid>,
  }
  const panels = {
    [texts.sandbox.calendar]: every(DateCalendar, {
      rules: [rules],
      minOrderDays: [minOrderDays],
      period: [period],
      marks: [
        new Map(MARKS.map((look, index) => [addDays(start, 3 + index), { look, text: texts.stock.busy }])),
      ],
      previewFor: [(end) => ({ start, end })],
      months: [1],
      month: [start],
      lastDay: [addDays(start, 60)],
      onMonthChange: [() => {}],
      onPick: [() => {}],
    }),
    [texts.sandbox.count]: [
      every(DateCount, { ...rent, ...offers, hint: [null, texts.sandbox.tooShort], isEndOpen: [false] }),
      every(DateCount, { ...rent, ...offers, hint: [null], isEndOpen: [true], period: [period] }),
    ],
    [texts.sandbox.waiting]: [
      every(SuggestionSkeleton, {}),
      every(SuggestionsNone, { search: [texts.sandbox.search] }),
      every(SuggestionFailed, { onRetry: [() => {}] }),
    ],
  }
  return { small, wide, panels }
}

const MARKS = ['lack', 'shut', 'unknown'] as const

type PillProps = {
  variant: NonNullable<DatePillProps['variant']>
  draft: Period | null
  isApplying?: boolean
}

/** As if the visitor had chosen these dates. */
function Card({ period, product }: { period: Period | null; product: ProductCardData }) {
  return (
    <DatesContext value={{ ...useDates(), period, days: period && daysIn(period) }}>
      <ProductCard product={product} />
    </DatesContext>
  )
}

/** The same of a pill. */
function Pill({ variant, draft, isApplying = false }: PillProps) {
  const rental = useDates()
  const days = draft && draft.start > rental.today ? daysIn(draft) : 0
  const draftDays = days >= (rental.minOrderDays ?? 1) ? days : null
  return (
    <DatesContext value={{ ...rental, draft, draftDays, isApplying }}>
      <DatePill variant={variant} />
    </DatesContext>
  )
}

/** The sections of all lists: small parts side by side, wide ones below each other, white ones in columns. */
export function Everything({ products }: { products: readonly ProductCardData[] }) {
  const shop = shopParts(useDates(), products)
  return (
    <>
      {sections({ ...kit.small, ...shop.small }, css.row)}
      {sections({ ...kit.wide, ...shop.wide }, css.stack)}
      {sections(shop.panels, css.panels)}
    </>
  )
}

function sections(list: Sections, look: string | undefined): ReactNode {
  return Object.entries(list).map(([title, parts]) => (
    <section key={title} className={css.section}>
      <h2 className="h3">{typograph(title)}</h2>
      <div className={look}>{parts}</div>
    </section>
  ))
}
