import { useRef, useState } from 'react'
import { useClient } from 'urql'
import { navigate } from 'vike/client/router'
import type { Period } from '#gateway/rental/period.ts'
import type { CartOrder } from '#renderer/cart/cartOrder.ts'
import { cart } from '#renderer/cart/cartStore.ts'
import { failedOrder } from '#renderer/order/failedOrder.ts'
import { placedOrder } from '#renderer/order/placedOrder.ts'
import { type OfferOutcome, offerOrder } from './offerOrder.ts'
import { orderContent } from './orderContent.ts'
import { orderDraft } from './orderDraft.ts'
import type { FieldProblems, OrderForm } from './orderForm.ts'

type Listeners = { onSent: () => void; onRefused: (problems: FieldProblems) => void }

/** Sends the order, once at a time, and goes to the page that tells how it ended, or stays with the reason why it did not. */
export function useSendOrder({ onSent, onRefused }: Listeners) {
  const client = useClient()
  const [outcome, setOutcome] = useState<OfferOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  /** `shownTotal` in roubles stands in for a sum that the service does not give. */
  async function send(form: OrderForm, order: CartOrder, period: Period, shownTotal: number) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setOutcome(null)
    const result = await offerOrder(client, orderContent(form, order, period))
    isSending.current = false
    setBusy(false)
    setOutcome(result)

    if (result.kind === 'fields') onRefused(result.fields)
    if (result.kind === 'failed') {
      failedOrder.write(result.failure)
      await navigate('/order/error')
    }
    if (result.kind === 'created') {
      onSent()
      placedOrder.write({
        ...placedPart(form),
        period,
        number: result.number,
        total: result.total ?? shownTotal,
      })
      failedOrder.remove()
      orderDraft.remove()
      cart.clear()
      // The way back leads past the form: this order is made.
      await navigate('/order/success', { overwriteLastHistoryEntry: true })
    }
  }

  return { send, outcome, isBusy, forget: () => setOutcome(null) }
}

function placedPart({ method, address, deliverySlot, returnSlot }: OrderForm) {
  return { address: method === 'DELIVERY' ? address.trim() : '', deliverySlot, returnSlot }
}
