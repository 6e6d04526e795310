import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { daysIn } from '#gateway/rental/period.ts'
import { planOrderUrl } from '#gateway/rental/plan/changePlan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { asOfToday, countedPlan, type PlanView } from '#renderer/plan/planView.ts'
import { SharePlan } from '#renderer/plan/SharePlan.tsx'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button, type ButtonProps } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import css from './Plan.module.css'
import { planName } from './PlanTitle.tsx'
import { putIntoCart } from './putIntoCart.ts'

/** What a plan is there for: into the cart, on to others. */
export function PlanActions({ view, payment }: { view: PlanView; payment: Payment }) {
  const { today } = useDates()
  const [held, setHeld] = useState(0)
  const { plan, quote, rows, taken } = view
  const url = planUrl(plan.made ? plan : asOfToday(view, today))
  const offered = rows.filter(({ product }) => product !== null)
  const isOrderable = quote.periodProblem === null && taken === null && offered.length > 0

  function put(how: 'add' | 'replace') {
    if (plan.period) putIntoCart(rows, plan.period, how)
  }

  function confirm() {
    const count = countProducts(cartStore.getState())
    if (count === 0) put('add')
    else setHeld(count)
  }

  const takeHref = taken && planUrl(taken)
  return (
    <div className={css.actions}>
      {takeHref && (
        <>
          <Alert title={texts.words.notAllFree}>{texts.planPage.tooMuchText}</Alert>
          <Button variant="primary" size="lg" wide className={css.main} href={takeHref}>
            {texts.planPage.takeFree}
          </Button>
        </>
      )}
      {isOrderable && (
        <Button variant="primary" size="lg" wide className={`needs-scripts ${css.main}`} onClick={confirm}>
          {texts.planPage.toCart}
        </Button>
      )}
      {isOrderable && (
        <noscript className={css.main}>
          {import.meta.env.SSR && <OrderLink view={view} size="lg" wide />}
        </noscript>
      )}
      {url !== null && <SharePlan path={url} title={planName(plan)} />}
      <PayBar
        label={texts.planPage.total}
        sum={roubles(payment.payable)}
        note={`${plan.period ? daysText(daysIn(plan.period)) : ''}${payment.delivery === null ? '' : texts.planPage.withDelivery}`}
      >
        {takeHref ? (
          <Button variant="primary" href={takeHref}>
            {texts.planPage.takeFreeShort}
          </Button>
        ) : (
          <>
            <Button variant="primary" className="needs-scripts" disabled={!isOrderable} onClick={confirm}>
              {texts.planPage.toCartShort}
            </Button>
            {isOrderable && <noscript>{import.meta.env.SSR && <OrderLink view={view} />}</noscript>}
          </>
        )}
      </PayBar>
      <Dialog
        open={held > 0}
        onClose={() => setHeld(0)}
        size="sm"
        title={texts.planPage.cartHas(positionsText(held))}
        text={texts.planPage.addOrReplace(plan.period ? periodInSentence(plan.period) : '')}
        footer={
          <div className={css.tools}>
            <Button variant="primary" onClick={() => put('add')}>
              {texts.words.add}
            </Button>
            <Button onClick={() => put('replace')}>{texts.planPage.replace}</Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </div>
  )
}

/** To the order form of the plan, where no script runs. Its URL may be too long: then there is none. */
function OrderLink({ view, ...look }: { view: PlanView } & Pick<ButtonProps, 'size' | 'wide'>) {
  const url = planOrderUrl(countedPlan(view))
  if (url === null) return null
  return (
    <Button variant="primary" {...look} href={url}>
      {texts.words.placeOrder}
    </Button>
  )
}
