import { useMemo, useRef, useState } from 'react'
import { useClient, useMutation } from 'urql'
import { navigate } from 'vike/client/router'
import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { cartOrder, countedOrder, withoutOrdered } from '#renderer/cart/cartOrder.ts'
import type { CartProduct } from '#renderer/cart/cartProductsQuery.ts'
import { changeCart, useCart } from '#renderer/cart/cartStore.ts'
import type { CartSummary, LineSummary } from '#renderer/cart/cartSummary.ts'
import type { FreshPrices } from '#renderer/cart/repriced.ts'
import { unsentOrder } from '#renderer/cart/unsentOrder.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { failedOrder } from '../../failedOrder.ts'
import { madeBeside, type PlacedLine, placedOrder } from '../../placedOrder.ts'
import { orderDraft } from '../form/orderDraft.ts'
import { extraValues, type FieldProblems, type OrderForm } from '../form/orderForm.ts'
import { createOrderMutation } from './documents.ts'
import { isAtForm, notifyElsewhere } from './notifyElsewhere.ts'
import { orderContent } from './orderContent.ts'
import { fingerprintOf, sentList } from './pendingOrder.ts'
import { type PriceChange, priceChanges } from './priceChanges.ts'
import { type SubmitResult, submitOrder } from './submitOrder.ts'

type Sending = {
  period: Period
  onSent: () => void
  onRefused: (problems: FieldProblems) => void
  onRepriced: (prices: FreshPrices) => void
}

/** Submits the order, one request at a time, then opens the success or error page, or stays on the form with the problem; a visitor who has left is notified. */
export function useSendOrder({ period, onSent, onRefused, onRepriced }: Sending) {
  const client = useClient()
  const [, createOrder] = useMutation(createOrderMutation)
  const [answer, setAnswer] = useState<{ order: string; result: SubmitResult } | null>(null)
  const [changes, setChanges] = useState<PriceChange[]>([])
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const unsent = useSessionRecord(unsentOrder)
  const cart = useCart((state) => state)
  const order = useMemo(() => fingerprintOf({ ...cartOrder(cart), period }), [cart, period])
  const isListSent = useSessionRecord(sentList)?.order === order

  // An answer is shown for the cart and the dates that it was given to.
  const own = answer?.order === order ? answer.result : null

  async function send(form: OrderForm, summary: CartSummary<CartProduct>) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setAnswer(null)
    // The sum that was offered, also where the service counts otherwise than the shop.
    const agreed = own?.kind === 'price' ? own.total : summary.total
    const content = orderContent(form, countedOrder(summary), period)
    const result = await submitOrder({ client, createOrder }, content, agreed)
    isSending.current = false
    setBusy(false)
    setAnswer({ order, result })
    if (result.kind === 'noResponse') unsentOrder.write({ at: Date.now() })
    else unsentOrder.remove()

    if (result.kind === 'input' && Object.keys(result.fields).length > 0) onRefused(result.fields)
    if (result.kind === 'price') {
      setChanges(priceChanges(summary, result.quote))
      onRepriced(result.quote)
    }
    if (result.kind === 'failed') failedOrder.write(result.failure)
    if (result.kind === 'created') {
      placedOrder.write({ ...placedPart(form, summary), ...madeBeside(result, { period, total: agreed }) })
      failedOrder.remove()
      orderDraft.remove()
      if (isAtForm()) onSent()
      changeCart(withoutOrdered, content)
    }
    if (!isAtForm()) notifyElsewhere(result)
    else if (result.kind === 'failed') await navigate('/order/error')
    // The way back leads past the form: this order is made.
    else if (result.kind === 'created') await navigate('/order/success', { overwriteLastHistoryEntry: true })
  }

  // After a reload, too: what was not answered is offered again.
  const outcome = own ?? (unsent && !isBusy ? NO_RESPONSE : null)
  return { send, outcome, isListSent, rememberList, changes, isBusy, forget }

  function forget() {
    setAnswer(null)
  }

  function rememberList() {
    sentList.write({ order })
    forget()
  }
}

const NO_RESPONSE = { kind: 'noResponse' } as const

/** The part of the form and the cart that the page after the order shows. */
function placedPart(form: OrderForm, { lines }: CartSummary<CartProduct>) {
  const { method, deliverySlot, returnSlot } = form
  const isDelivered = method === 'DELIVERY'
  return {
    isDelivered,
    isOrganization: form.company.trim() !== '',
    address: isDelivered ? form.address.trim() : '',
    email: form.email.trim(),
    deliverySlot,
    returnSlot,
    extras: HAS_EXTRA_FIELDS ? extraValues(form).map(({ label, text }) => ({ label, text })) : [],
    lines: lines.flatMap(placedLines),
  }
}

function placedLines({ line, product, price, related }: LineSummary<CartProduct>): PlacedLine[] {
  if (price === null) return []
  const { id, quantity } = line
  const extras = related.flatMap((extra) =>
    extra.price === null
      ? []
      : {
          ...shownPart(extra.related?.product),
          ...{ id: extra.line.id, quantity: extra.quantity, sum: extra.price, isExtra: true },
        },
  )
  return [{ ...shownPart(product), id, quantity, sum: price.total, isExtra: false }, ...extras]
}

type Named = { name: string | null; images: readonly { original: string }[] }

function shownPart(item: Named | null | undefined) {
  return {
    name: item?.name ?? texts.places.product,
    picture: item?.images[0]?.original ?? '',
  }
}
