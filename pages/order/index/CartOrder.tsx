import type { SubmitEvent } from 'react'
import { CURRENCY } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { RentalLength } from '#gateway/rental/price.ts'
import { loadOrderAlternatives } from '#renderer/alternatives/loadAlternatives.ts'
import { useShopEvent } from '#renderer/analytics/useShopEvent.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import type { CartSummary } from '#renderer/cart/cartSummary.ts'
import type { FreshPrices } from '#renderer/cart/repriced.ts'
import type { ShortItem } from '#renderer/cart/shortItems.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { LateBlock } from '#renderer/runtime/LateBlock.tsx'
import { useFields } from '#renderer/runtime/useFields.ts'
import { useShopHour } from '#renderer/settings/useShopHour.ts'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { useDeliveryQuote } from './delivery/useDeliveryQuote.ts'
import { orderRules } from './form/orderDraft.ts'
import { formProblems, type OrderForm } from './form/orderForm.ts'
import { OrderSheet } from './OrderSheet.tsx'
import { PLAIN_FIELDS } from './plain/plainOrder.ts'
import type { OrderLineProblem } from './submit/orderOutcome.ts'
import { useSendOrder } from './submit/useSendOrder.ts'
import { checkoutItems } from './summary/checkoutItems.ts'
import { cartView, type OrderLine } from './summary/orderView.ts'

/** The order of the cart: checked while it is filled in, and sent by a script. */
export function CartOrder({ summary, length, isDated, reprice, period, onSent }: CartOrderProps) {
  const { today } = useDates()
  const moment = { today, hour: useShopHour() }
  const problemsOf = (form: OrderForm) => formProblems(form, { period, ...moment })
  const fields = useFields({ ...orderRules, problemsOf })
  const view = cartView(summary, length, period, today)
  const delivery = useDeliveryQuote(fields.form, view)
  const sending = useSendOrder({ period, delivery, onSent, onRefused: fields.refuse, onRepriced: reprice })
  const { outcome, isBusy } = sending
  useShopEvent('begin_checkout', 'order', {
    currency: CURRENCY,
    value: summary.total,
    items: checkoutItems(summary),
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    // Nothing is ordered at a sum that was not seen.
    if (isDated) return
    const isList = event.nativeEvent.submitter?.getAttribute('name') === PLAIN_FIELDS.asMessage
    if (fields.check()) void (isList ? sending.sendList : sending.send)(fields.form, view)
    // The way to send the list stays beside what is wrong.
    else if (!isList) sending.forget()
  }

  // The lines say nothing about dates that cannot be ordered.
  const isOfLines = outcome?.kind === 'input' && outcome.period === null && !isDated
  const refused = isOfLines ? refusedItems(view.lines, outcome.lines) : []
  return (
    <OrderSheet
      {...{ view, fields, moment, delivery, total: summary.total, onSubmit: send }}
      message={{ outcome, changes: sending.changes, isBusy }}
      wait={isBusy ? 'order' : isDated ? 'prices' : null}
      offers={
        refused.length > 0 && (
          <div className="screen-only">
            <LateBlock
              name="order-alternatives"
              load={loadOrderAlternatives}
              title={texts.words.freeDatesFailed}
              props={{ short: refused, period }}
            >
              <Skeleton height={160} />
            </LateBlock>
          </div>
        )
      }
    />
  )
}

export type CartOrderProps = {
  summary: CartSummary<CartProduct>
  length: RentalLength
  /** Sums and stock are those of the previous dates, `length` is theirs; the new ones are on their way. */
  isDated: boolean
  reprice: (prices: FreshPrices) => void
  period: Period
  /** The order was created, and the next page is loading. */
  onSent: () => void
}

/** The items of the order that it was refused for, because less is free than is requested; no other problem is among them. */
function refusedItems(lines: readonly OrderLine[], problems: readonly OrderLineProblem[]): ShortItem[] {
  return problems.flatMap(({ productId, parentId, code, available }) => {
    const line = lines.find((own) => own.productId === productId && own.parentId === parentId)
    if (!line || !STOCK_CODES.has(code)) return []
    const { name, quantity: requested } = line
    return { productId, lineId: parentId ?? productId, name, free: available ?? 0, requested }
  })
}

const STOCK_CODES = new Set<OrderLineProblem['code']>(['OUT_OF_STOCK', 'NOT_ENOUGH_STOCK'])
