import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import type { Payment } from '#gateway/rental/payment.ts'
import { daysIn, type Period } from '#gateway/rental/period.ts'
import { planOrderUrl } from '#gateway/rental/plan/changePlan.ts'
import { planUrl } from '#gateway/rental/plan/writePlan.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { activeLine, countProducts } from '#renderer/cart/cartState.ts'
import { cart, cartStore } from '#renderer/cart/cartStore.ts'
import { relatedQuantity } from '#renderer/cart/relatedState.ts'
import { rememberDates } from '#renderer/dates/storedDates.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { asOfToday, countedPlan, type PlanRow, type PlanView } from '#renderer/plan/planView.ts'
import { SharePlan } from '#renderer/plan/SharePlan.tsx'
import { openPage } from '#renderer/runtime/openPage.ts'
import { useOrderWords } from '#renderer/settings/orderWords.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button, type ButtonProps } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { periodInSentence, roubles } from '#renderer/ui/format.ts'
import { PayBar } from '#renderer/ui/PayBar.tsx'
import css from './Plan.module.css'
import { planName } from './PlanTitle.tsx'

/** The main actions of a plan: into the cart, on to others. */
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
          <div className="buttons">
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
  const words = useOrderWords()
  const url = planOrderUrl(countedPlan(view))
  if (url === null) return null
  return (
    <Button variant="primary" {...look} href={url}>
      {words.place}
    </Button>
  )
}

/** Puts the rows that the catalogue knows into the cart, takes over the dates, and opens the cart. */
function putIntoCart(rows: readonly PlanRow[], period: Period, how: 'add' | 'replace'): void {
  if (how === 'replace') cart.clear()
  let parentId = ''
  for (const { productId, isExtra, product, quantity, stock } of rows) {
    if (!isExtra) parentId = productId
    if (!product) continue
    if (isExtra) addExtra({ id: productId, parentId, stock }, quantity)
    else addProduct({ id: productId, slug: product.slug }, quantity)
  }
  rememberDates(period)
  void openPage('/cart')
}

function addProduct(product: { id: string; slug: string }, quantity: number): void {
  const before = activeLine(cartStore.getState(), product.id)?.quantity ?? 0
  cart.add(product)
  cart.setQuantity(product.id, Math.min(before + quantity, MAX_QUANTITY))
}

function addExtra(extra: { id: string; parentId: string; stock: number | null }, quantity: number): void {
  const before = relatedQuantity(cartStore.getState(), extra)
  cart.addRelated(extra)
  cart.setRelatedQuantity(extra, Math.min(before + quantity, MAX_QUANTITY))
}
