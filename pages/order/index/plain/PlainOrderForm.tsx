import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { paymentOf } from '#gateway/rental/payment.ts'
import { planOrderUrl } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { CartLayout } from '#renderer/cart/CartLayout.tsx'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { asOfToday, type PlanView, planView } from '#renderer/plan/planView.ts'
import { usePaymentTerms } from '#renderer/settings/usePaymentTerms.ts'
import { hourBefore } from '#renderer/settings/workingDay.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { orderTermsOf } from '../../orderTerms.ts'
import { hasPaymentTerms } from '../../paySteps.ts'
import { ConsentFields } from '../form/ConsentFields.tsx'
import { ContactFields } from '../form/ContactFields.tsx'
import { DeliveryFields } from '../form/DeliveryFields.tsx'
import css from '../form/OrderSheet.module.css'
import type { OrderFields } from '../form/orderDraft.ts'
import { type FieldProblems, type OrderForm, TEXT_LENGTHS } from '../form/orderForm.ts'
import { OrderPayment } from '../summary/OrderPayment.tsx'
import { SaidTerms } from '../summary/OrderSubmit.tsx'
import { PlainMessage } from './PlainMessage.tsx'
import { PlainSummary } from './PlainSummary.tsx'
import { isLeftToPerson, PLAIN_FIELDS, type PlainOrder } from './plainOrder.ts'
import { planQueries } from './planQueries.ts'

/** The order form of the plan in the URL, where no script runs: for `<noscript>`. */
export function PlainOrderForm() {
  const { plainOrder, urlParsed } = usePageContext()
  const { plan } = readPlan(urlParsed.search)
  const quote = usePageQuery(planQueries.quote)?.rentQuote
  if (!plainOrder) return <NothingToOrder plan={plan} />
  return (
    <>
      <PageTitle>{texts.orderForm.heading}</PageTitle>
      <Sheet order={plainOrder} plan={plan} view={quote ? planView(plan, quote) : null} />
    </>
  )
}

function Sheet({ order, plan, view }: { order: PlainOrder; plan: Plan; view: PlanView | null }) {
  const { today } = useDates()
  const { dayEndsAt } = usePageContext().rental
  const moment = { today, hour: hourBefore(dayEndsAt, Date.now()) }
  const terms = usePaymentTerms()
  const said = orderTermsOf(usePageQuery(planQueries.terms)?.settings)
  const { period } = plan
  // With the sums that are shown: changes since are found by them.
  const action = planOrderUrl(view ? asOfToday(view, today) : plan)
  if (!period || action === null) return <TooLong />
  const { form } = order
  const choice = { isDelivered: form.method === 'DELIVERY', isOrganization: form.company.trim() !== '' }
  const total = order.total ?? view?.quote.total ?? null
  const payment = total === null ? null : paymentOf({ rent: total, ...choice }, terms)
  const planHref = planUrl(plan) ?? PLAN_PATH
  const fields = plainFields(form, order.problems)
  const isBlocked = view !== null && view.quote.periodProblem !== null
  return (
    <form method="post" action={action} noValidate aria-label={texts.orderForm.form}>
      <input type="hidden" name={PLAIN_FIELDS.key} value={order.key} />
      <input type="hidden" name={PLAIN_FIELDS.consentsVersion} value={form.consentsVersion} />
      {total !== null && <input type="hidden" name={PLAIN_FIELDS.total} value={total} />}
      <CartLayout
        card={
          <>
            <PlainSummary
              {...{ plan, view, planHref, today, terms, payment }}
              isDelivered={choice.isDelivered}
            />
            {payment && hasPaymentTerms(payment) && <OrderPayment {...{ payment, terms, said }} />}
            {!isLeftToPerson(order) && (
              <>
                {isBlocked ? (
                  <Button variant="primary" size="lg" wide href={planHref}>
                    {texts.orderSending.otherDates}
                  </Button>
                ) : (
                  <Button type="submit" variant="primary" size="lg" wide>
                    {buttonText(order)}
                  </Button>
                )}
                <SaidTerms said={said} />
              </>
            )}
          </>
        }
      >
        <div className={css.form}>
          <PlainMessage order={order} view={view} planHref={planHref} />
          <ContactFields fields={fields} emailNote={said.emailNote} />
          <DeliveryFields {...{ fields, period, moment }} isPlain />
          <ConsentFields fields={fields} />
        </div>
      </CartLayout>
    </form>
  )
}

function NothingToOrder({ plan }: { plan: Plan }) {
  const hasThings = plan.lines.length > 0
  return (
    <EmptyState
      title={hasThings ? texts.orderForm.datesFirst : texts.orderForm.nothing}
      text={hasThings ? texts.orderForm.datesFirstText : texts.orderForm.planFirst}
    >
      <Button variant="primary" size="lg" href={planUrl(plan) ?? `${PLAN_PATH}?l=`}>
        {texts.orderForm.openPlan}
      </Button>
    </EmptyState>
  )
}

function TooLong() {
  return <Alert title={texts.orderForm.planTooLong}>{texts.orderForm.planTooLongText}</Alert>
}

function buttonText({ outcome }: PlainOrder): string {
  if (outcome?.kind === 'price') return texts.orderSending.sendAtNewPrice
  return outcome?.kind === 'failed' ? texts.orderOutcome.sendAgain : texts.orderSending.send
}

const nothing = () => {}

/** The fields of the form as the server draws them: they hold what was sent, and no script listens. */
function plainFields(form: OrderForm, problems: FieldProblems): OrderFields {
  return {
    form,
    problems,
    failedChecks: 0,
    change: nothing,
    check: () => false,
    refuse: nothing,
    clear: nothing,
    text: (name) => ({
      name,
      value: form[name] ?? '',
      error: problems[name],
      maxLength: TEXT_LENGTHS[name] ?? 0,
      onChange: nothing,
      onBlur: nothing,
    }),
  }
}
