import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { planOrderUrl } from '#gateway/rental/plan/changePlan.ts'
import { PLAN_PATH, type Plan } from '#gateway/rental/plan/plan.ts'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { usePageQuery } from '#renderer/page/usePageQuery.ts'
import { asOfToday, earlierSum, planView } from '#renderer/plan/planView.ts'
import { useFields } from '#renderer/runtime/useFields.ts'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { hourBefore } from '#renderer/settings/workingDay.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { PageTitle } from '#renderer/ui/PageTitle.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { orderRules } from '../form/orderDraft.ts'
import { OrderSheet } from '../OrderSheet.tsx'
import { priceChanges } from '../submit/priceChanges.ts'
import { type OrderView, planOrderView } from '../summary/orderView.ts'
import { isPlanOrdered, PLAIN_FIELDS, type PlainOrder, planQueries } from './plainOrder.ts'

/** The order of the plan in the URL, where no script runs: for `<noscript>`. */
export function PlanOrder() {
  const words = useOrderWords()
  const { plainOrder, urlParsed } = usePageContext()
  const { plan } = readPlan(urlParsed.search)
  if (!plainOrder || !isPlanOrdered(plan)) return <NothingToOrder plan={plan} />
  return (
    <>
      <PageTitle>{words.heading}</PageTitle>
      <PlanSheet order={plainOrder} plan={plan} />
    </>
  )
}

function PlanSheet({ order, plan }: { order: PlainOrder; plan: OrderView['plan'] }) {
  const { today, isQuoted } = useDates()
  const { dayEndsAt } = usePageContext().rental
  const fields = useFields({ ...orderRules, sent: order })
  const quote = usePageQuery(planQueries.quote)?.rentQuote
  const priced = quote ? planView(plan, quote) : null
  const view = { ...planOrderView(plan, priced), earlier: priced && earlierSum(priced, today) }
  // With the sums that are shown: changes since are found by them.
  const action = planOrderUrl(priced ? asOfToday(priced, today) : plan)
  if (action === null)
    return <Alert title={texts.orderForm.planTooLong}>{texts.orderForm.planTooLongText}</Alert>
  const before = view.lines.map((line, index) => ({
    ...line,
    sum: line.sum === null ? null : (priced?.rows[index]?.was ?? null),
  }))
  const total = order.total ?? view.sums?.total ?? null
  return (
    <OrderSheet
      {...{ view, fields, total, method: 'post', action }}
      isPlain
      moment={{ today, hour: hourBefore(dayEndsAt, Date.now()) }}
      message={{ outcome: order.outcome, changes: quote ? priceChanges(before, quote) : [], isBusy: false }}
      own={
        <>
          {isQuoted && (
            <TextField
              label={texts.sums.code}
              hint={texts.sums.codeLater}
              optionalText={texts.form.optional}
              name={PLAIN_FIELDS.code}
              maxLength={100}
              autoComplete="off"
              defaultValue={order.code}
            />
          )}
          <input type="hidden" name={PLAIN_FIELDS.key} value={order.key} />
          <input type="hidden" name={PLAIN_FIELDS.consentsVersion} value={order.form.consentsVersion} />
          {total !== null && <input type="hidden" name={PLAIN_FIELDS.total} value={total} />}
        </>
      }
    />
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
