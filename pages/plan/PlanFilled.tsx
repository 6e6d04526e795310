import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { daysIn } from '#gateway/rental/period.ts'
import type { PlanReading } from '#gateway/rental/plan/readPlan.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { sharesOf } from '#gateway/rental/sizes.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { DaySet, DayThing, on } from '#renderer/dateWindow/DaySet.tsx'
import { DayStage } from '#renderer/dateWindow/DayStage.tsx'
import { handoverText, stageDays } from '#renderer/dateWindow/stageDays.ts'
import { PlanSum } from '#renderer/plan/PlanSum.tsx'
import { changesTitle, unreadTexts } from '#renderer/plan/planTexts.ts'
import type { PlanRow, PlanView } from '#renderer/plan/planView.ts'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './Plan.module.css'
import { PlanActions } from './PlanActions.tsx'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesButton, PlanDatesForm } from './PlanDatesForm.tsx'
import { QuantitiesForm } from './PlanEdit.tsx'
import { PlanRows } from './PlanRows.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { PlanTitle } from './PlanTitle.tsx'
import { PlanTools } from './PlanTools.tsx'

/** A plan with its prices: on the screen with everything to press, on paper as an estimate. */
export function PlanFilled({ reading, view }: { reading: PlanReading; view: PlanView }) {
  const { today } = useDates()
  const terms = usePaymentTerms()
  const { plan, quote } = view
  const { period } = plan
  if (!period) return null
  const length = { days: daysIn(period), minOrderDays: quote.byTariff ? null : quote.minOrderDays }
  const payment = paymentOf(
    { rent: quote.total, deposit: quote.deposit, isDelivered: true, isOrganization: false },
    terms,
  )
  const sums = { view, length, payment, terms, today }
  return (
    <>
      <div className="screen-only">
        <PlanTitle view={view} />
        <CartLayout
          cardTitle={texts.planPage.sumTitle}
          card={
            <>
              <h2 className="h3">{texts.planPage.sum}</h2>
              <PlanSum {...sums} />
              <PlanActions view={view} payment={payment} />
              <p className="small muted">{texts.planPage.promise}</p>
            </>
          }
        >
          {reading.unread.length > 0 && (
            <Alert
              // A title that is left out changes no sum.
              tone={reading.unread.every((part) => part === 'title') ? 'warn' : 'error'}
              title={texts.planPage.partUnread}
              className={css.alert}
            >
              {unreadTexts(reading.unread, reading.unreadLines).join(' ')}
            </Alert>
          )}
          {quote.periodProblem && (
            <Alert
              icon={CalendarX}
              title={
                isOver(quote.periodProblem.reason)
                  ? texts.planPage.passed(periodInSentence(period))
                  : texts.planPage.notOrderable
              }
              className={css.alert}
            >
              <span>{texts.planPage.datesProblem(quote.periodProblem.message)}</span>
              <PlanDatesButton plan={plan} size="sm">
                {texts.words.chooseDates}
              </PlanDatesButton>
              <noscript>{import.meta.env.SSR && <PlanDatesForm plan={plan} />}</noscript>
            </Alert>
          )}
          <Changes view={view} today={today} />
          <PlanStage
            view={view}
            length={length}
            sum={view.rows.some(({ sum }) => sum !== null) ? roubles(payment.payable) : null}
          />
          <PlanTools view={view} />
          <PlanRows view={view} today={today} />
          <noscript>
            {import.meta.env.SSR && (
              <>
                <QuantitiesForm plan={plan} />
                <PlanAdd plan={plan} days={quote.periodProblem ? null : length.days} />
              </>
            )}
          </noscript>
        </CartLayout>
      </div>
      <PlanSheet {...sums} />
    </>
  )
}

// The first thing that a visitor who opens it later wants to know.
function Changes({ view: { plan, changes, was, quote }, today }: { view: PlanView; today: string }) {
  if (!plan.made || plan.made >= today) return null
  if (changes === 0 && (was === null || was === quote.total)) return null
  return (
    <Alert tone="warn" title={changesTitle(plan.made, changes)} className={css.alert}>
      {was !== null && was !== quote.total && texts.planPage.rentChanged(roubles(was), roubles(quote.total))}
    </Alert>
  )
}

function isOver(reason: string): boolean {
  return reason === 'START_IN_PAST' || reason === 'END_IN_PAST'
}

/** The days of a plan on the shop's calendar, what costs most standing on them; below them when it is fetched and brought back, and its total. */
function PlanStage({ view: { plan, rows }, length, sum }: PlanStageProps) {
  const { today } = useDates()
  const hours = useSiteSettings()?.workingHours ?? null
  const { period, title } = plan
  if (!period) return null
  const { days, phoneDays, beam } = stageDays(period, today, DAYS)
  const things = dearest(rows)
  return (
    <DayStage
      label={texts.words.rentalDays}
      days={days}
      phoneDays={phoneDays}
      period={period}
      minOrderDays={length.minOrderDays}
      firstDay={today}
      things={
        things.length > 0 && (
          <DaySet beam={beam} columns={DAYS}>
            {PLACES.slice(0, things.length).map((place, index) => (
              <DayThing
                key={things[index]?.original}
                {...place}
                columns={DAYS}
                original={things[index]?.original}
                share={things[index]?.share}
              />
            ))}
          </DaySet>
        )
      }
      // A plan without a name has its days in its title.
      title={(title ? `${periodInSentence(period)}, ` : '') + daysText(length.days)}
      note={handoverText(period, hours)}
    >
      {sum && (
        <div>
          <p className="muted small">{texts.sums.total}</p>
          <p className="h2">{sum}</p>
        </div>
      )}
    </DayStage>
  )
}

type PlanStageProps = { view: PlanView; length: RentalLength; sum: string | null }

const DAYS = 10

/** Where things stand, the largest in the light; a phone has three. */
const PLACES = [on([4, 7], [3, 6]), on([1, 4], [1, 3]), on([7, 10], [6, 8]), on([9, 11], null)]

/** The things that cost most, each once, with how large it is beside the others; the largest first. */
function dearest(rows: readonly PlanRow[]) {
  const byPrice = rows.toSorted((one, other) => (other.sum ?? 0) - (one.sum ?? 0))
  const pictured = byPrice.flatMap(({ product }) => (product?.images.length ? product : []))
  const products = [...new Map(pictured.map((product) => [product.id, product])).values()]
  const dearest = products.slice(0, PLACES.length)
  const shares = sharesOf(dearest.map(({ specs }) => specs))
  return dearest
    .map(({ images }, index) => ({ original: images[0]?.original, share: shares[index] ?? null }))
    .sort((one, other) => (other.share ?? 1) - (one.share ?? 1))
}
