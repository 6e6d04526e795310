import { lazy, type SetStateAction, Suspense, useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { daysIn, isSamePeriod, type Period } from '#gateway/rental/period.ts'
import { mayBeFree } from '#gateway/rental/stock.ts'
import { RentTotal } from '#renderer/cart/RentTotal.tsx'
import { useRentSum } from '#renderer/cart/useRentSum.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { CalendarSkeleton } from '#renderer/dateWindow/DateModalFrame.tsx'
import type { DateDraft } from '#renderer/dateWindow/dateDraft.ts'
import { rentableMonth } from '#renderer/dateWindow/marks/dayMarks.ts'
import { graphql } from '#renderer/graphql/graphql.ts'
import { Availability } from '#renderer/ui/Availability.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText, unitsText } from '#renderer/ui/format.ts'
import { Section } from '#renderer/ui/SectionHeader.tsx'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import type { ProductDetails } from './+query.ts'
import { AddButton } from './AddButton.tsx'
import css from './ProductCalendar.module.css'
import type { Quantity } from './useQuantity.ts'

type Props = { product: ProductDetails; name: string; quantity: Quantity }

/**
 * The days of a month, marked where the product is not free in the quantity on the page. The second day that is pressed applies the
 * dates; until then they are a draft of this calendar alone. Otherwise it shows what the date window shows.
 */
export function ProductCalendar({ product, name, quantity }: Props) {
  const { draft: dates, draftDays, period, rules, setDates, moveDates } = useDates()
  const applied = draftDays === null ? null : dates
  const [open, setOpen] = useState<DateDraft | null>(null)
  const draft = open ?? (applied && { period: applied, isEndOpen: false })
  const [month, setMonth] = useState(applied?.start ?? rules.firstDay)
  const [appliedBefore, setAppliedBefore] = useState(applied)
  if (applied !== appliedBefore) {
    setAppliedBefore(applied)
    setOpen(null)
    if (applied && !isIn(month, applied.start) && !isIn(month, applied.end)) setMonth(applied.start)
  }
  const { id } = product
  const { value } = quantity
  const things = useMemo(
    () => ({ lines: [{ productId: id, quantity: Math.max(value, 1) }], name }),
    [id, value, name],
  )
  const shown = rentableMonth(month, rules)
  const [{ data }] = useQuery({
    query: freeUnitsQuery,
    variables: { ids: [id], from: shown?.start ?? '', to: shown?.end ?? '' },
    pause: shown === null,
  })
  const counts = useMemo(() => {
    const found = data?.productsByIds[0]?.availability ?? []
    return new Map(found.flatMap(({ date, stock }) => (stock === null ? [] : [[date, stock]])))
  }, [data])
  // The pressed button is gone with the draft: the keyboard goes on in the calendar.
  const place = useRestoreFocus<HTMLDivElement>(open ? 'open' : 'applied', '[data-day] [tabindex="0"]')
  return (
    <Section id="free-days" title={texts.productCalendar.title} className="screen-only">
      <div ref={place} className={css.columns}>
        <div className={css.calendar}>
          <Suspense fallback={<CalendarSkeleton />}>
            <DraftCalendar
              draft={draft}
              month={month}
              rules={rules}
              months={1}
              things={things}
              counts={counts}
              onDraft={change}
              onMonth={setMonth}
            />
          </Suspense>
        </div>
        <div className={css.side}>
          {draft && (open || !quantity.isShort) && (
            <div className={css.card}>
              <div role="status" className="dated">
                <p className="small muted">
                  {open ? texts.productCalendar.choosing : texts.productCalendar.chosen}
                </p>
                <p className={`num ${css.period}`}>{periodText(draft.period)}</p>
                {open ? (
                  <p className="small muted">{texts.dateWindow.nextStep(daysText(daysIn(open.period)))}</p>
                ) : (
                  <Availability stock={product.stock} owned={product.owned} onDates={period !== null} />
                )}
                <Sum product={product} period={draft.period} quantity={value} />
              </div>
              {open ? (
                <div className={css.buttons}>
                  <Button variant="ghost" onClick={() => setOpen(null)}>
                    {texts.productCalendar.cancel}
                  </Button>
                  <Button variant="primary" onClick={() => apply(open.period)}>
                    {texts.productCalendar.take}
                  </Button>
                </div>
              ) : (
                mayBeFree(product.stock) &&
                !quantity.isShort && <AddButton name={name} quantity={quantity} wide />
              )}
            </div>
          )}
          <p className="small muted">{texts.productCalendar.hint}</p>
        </div>
      </div>
    </Section>
  )

  function change(action: SetStateAction<DateDraft | null>) {
    const next = typeof action === 'function' ? action(draft) : action
    if (next && !next.isEndOpen) apply(next.period)
    else setOpen(next)
  }

  function apply(next: Period) {
    setOpen(null)
    if (period && !isSamePeriod(period, next)) moveDates(next, period)
    else setDates(next)
  }
}

const freeUnitsQuery = graphql(`
  query FreeUnits($ids: [ID!]!, $from: Date!, $to: Date!) {
    productsByIds(ids: $ids) {
      id
      availability(from: $from, to: $to) { date stock }
    }
  }
`)

const DraftCalendar = lazy(async () => ({
  default: (await import('#renderer/dateWindow/DateModal.tsx')).DraftCalendar,
}))

type SumProps = { product: ProductDetails; period: Period; quantity: number }

function Sum({ product, period, quantity }: SumProps) {
  const sum = useRentSum(product, Math.max(quantity, 1), period)
  if (!sum || (sum !== 'asked' && sum.total === null)) return null
  return (
    <p className={css.sum}>
      <span>{texts.product.sumFor(unitsText(quantity), daysText(daysIn(period)))}</span>
      <b className="num">
        <RentTotal sum={sum} />
      </b>
    </p>
  )
}

function isIn(month: string, day: string): boolean {
  return month.slice(0, 7) === day.slice(0, 7)
}
