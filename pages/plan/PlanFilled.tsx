import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { addDays, daysIn, type Period } from '#gateway/rental/period.ts'
import type { PlanReading } from '#gateway/rental/plan/readPlan.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { DayStage } from '#renderer/dateWindow/DayStage.tsx'
import { PlanSum } from '#renderer/plan/PlanSum.tsx'
import { changesTitle, unreadTexts } from '#renderer/plan/planTexts.ts'
import type { PlanView } from '#renderer/plan/planView.ts'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { clockTime, periodInSentence, roubles } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './Plan.module.css'
import { PlanActions } from './PlanActions.tsx'
import { PlanAdd } from './PlanAdd.tsx'
import { PlanDatesForm } from './PlanDatesForm.tsx'
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
  const extra = additionalDays(length)
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
              <p className="small muted">
                <span>{`${periodInSentence(period)}, ${daysText(length.days)}`}</span>{' '}
                <Cells basic={length.days - extra} additional={extra} />
              </p>
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
              <PlanDatesForm plan={plan} />
            </Alert>
          )}
          <Changes view={view} today={today} />
          <PlanStage
            period={period}
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

/** The days of a plan on the shop's calendar; below them when it is fetched and brought back, and its total. */
function PlanStage({ period, length, sum }: { period: Period; length: RentalLength; sum: string | null }) {
  const { today } = useDates()
  const hours = useSiteSettings()?.workingHours
  return (
    <DayStage
      label={texts.words.rentalDays}
      days={Array.from({ length: DAYS }, (_, index) => addDays(period.start, index - DAYS_BEFORE))}
      phoneDays={{ from: 0, count: PHONE_DAYS }}
      period={period}
      minOrderDays={length.minOrderDays}
      firstDay={today}
      title={periodInSentence(period)}
      note={texts.planPage.handover(
        hours?.open ? clockTime(hours.open) : null,
        hours?.close ? clockTime(hours.close) : null,
      )}
    >
      {sum && (
        <div>
          <p className="muted small">{texts.planPage.totalFor(daysText(length.days))}</p>
          <p className="h2">{sum}</p>
        </div>
      )}
    </DayStage>
  )
}

const DAYS = 10
const PHONE_DAYS = 7
const DAYS_BEFORE = 2
