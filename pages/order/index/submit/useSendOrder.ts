import { useMemo, useRef, useState } from 'react'
import { useClient, useMutation } from 'urql'
import { navigate } from 'vike/client/router'
import { HAS_EXTRA_FIELDS } from '#company/order.ts'
import type { Period } from '#gateway/rental/period.ts'
import { quoteInput } from '#gateway/rental/plan/readPlan.ts'
import { cartOrder, withoutOrdered } from '#renderer/cart/cartOrder.ts'
import { changeCart, useCart } from '#renderer/cart/cartStore.ts'
import { rememberOrder } from '#renderer/cart/myOrders.ts'
import type { FreshPrices } from '#renderer/cart/repriced.ts'
import { unsentOrder } from '#renderer/cart/unsentOrder.ts'
import { sendFeedbackMutation } from '#renderer/feedback/documents.ts'
import { sendFeedback } from '#renderer/feedback/sendFeedback.ts'
import { useSessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { failedOrder } from '../../failedOrder.ts'
import { chosenPlace, placeText, useOrderTerms } from '../../orderTerms.ts'
import { madeBeside, placedOrder } from '../../placedOrder.ts'
import type { DeliveryState } from '../delivery/useDeliveryQuote.ts'
import { orderDraft } from '../form/orderDraft.ts'
import { extraValues, type FieldProblems, type OrderForm } from '../form/orderForm.ts'
import { listFeedback } from '../messages/listMessage.ts'
import { type OrderView, orderedLines } from '../summary/orderView.ts'
import { createOrderMutation } from './documents.ts'
import { isAtForm, notifyElsewhere } from './notifyElsewhere.ts'
import { orderContent } from './orderContent.ts'
import { fingerprintOf, sentList } from './pendingOrder.ts'
import { type PriceChange, priceChanges } from './priceChanges.ts'
import { type SubmitResult, submitOrder } from './submitOrder.ts'

type Sending = {
  period: Period
  delivery: Pick<DeliveryState, 'quoted' | 'reprice'>
  onSent: () => void
  onRefused: (problems: FieldProblems) => void
  onRepriced: (prices: FreshPrices) => void
}

/** Submits the order, one request at a time, then opens the success or error page, or stays on the form with the problem; a visitor who has left is notified. */
export function useSendOrder({ period, delivery, onSent, onRefused, onRepriced }: Sending) {
  const client = useClient()
  const said = useOrderTerms()
  const [, createOrder] = useMutation(createOrderMutation)
  const [answer, setAnswer] = useState<{ order: string; result: SubmitResult } | null>(null)
  const [changes, setChanges] = useState<PriceChange[]>([])
  const [, sendMessage] = useMutation(sendFeedbackMutation)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const unsent = useSessionRecord(unsentOrder)
  const cart = useCart((state) => state)
  const order = useMemo(() => fingerprintOf({ ...cartOrder(cart), period }), [cart, period])
  const isListSent = useSessionRecord(sentList)?.order === order

  // An answer is shown for the cart and the dates that it was given to.
  const own = answer?.order === order ? answer.result : null

  async function send(form: OrderForm, view: OrderView) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setAnswer(null)
    // The sum that was offered, also where the service counts otherwise than the shop.
    const agreed = own?.kind === 'price' ? own.total : (view.sums?.total ?? 0)
    const ordered = orderedLines(view.lines)
    const { lines, relatedLines } = quoteInput({ period, lines: ordered })
    const place = chosenPlace(said, form.pickupPlace)
    const filled = { ...form, pickupPlace: place?.id ?? form.pickupPlace }
    const content = orderContent(filled, { ...cartOrder(cart), lines, relatedLines }, period)
    const result = await submitOrder({ client, createOrder }, content, agreed, delivery.quoted)
    isSending.current = false
    setBusy(false)
    setAnswer({ order, result })
    if (result.kind === 'noResponse') unsentOrder.write({ at: Date.now() })
    else unsentOrder.remove()

    if (result.kind === 'input' && Object.keys(result.fields).length > 0) onRefused(result.fields)
    if (result.kind === 'price') {
      setChanges(priceChanges(view.lines, result.quote))
      onRepriced(result.quote)
      if (result.delivery) delivery.reprice(result.delivery.now)
    }
    if (result.kind === 'failed') failedOrder.write(result.failure)
    if (result.kind === 'created') {
      const made = madeBeside(result, { period, total: agreed })
      const quotedDelivery = delivery.quoted?.price ?? null
      const secret = result.secret ?? ''
      const stage = { isRequest: result.state === 'REQUESTED', validUntil: result.validUntil ?? '' }
      placedOrder.write({
        ...placedPart(form, ordered, placeText(place)),
        ...made,
        ...stage,
        secret,
        quotedDelivery,
      })
      if (secret) rememberOrder({ secret, number: made.number, ...made.period })
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
  const outcome = isListSent ? LIST_SENT : (own ?? (unsent && !isBusy ? NO_RESPONSE : null))
  return { send, sendList, outcome, changes, isBusy, forget }

  function forget() {
    setAnswer(null)
  }

  async function sendList(form: OrderForm, view: OrderView) {
    if (own?.kind !== 'limit') return
    const { kind, message } = own
    setAnswer({ order, result: { kind, message } })
    setBusy(true)
    const list = { ...listFeedback(view, form, location.origin), callSlot: null }
    const result = await sendFeedback(sendMessage, list)
    setBusy(false)
    if (result.kind !== 'sent')
      return setAnswer({ order, result: { kind, message, listFailure: { isOutdated: false, ...result } } })
    sentList.write({ order })
    forget()
  }
}

const NO_RESPONSE = { kind: 'noResponse' } as const
const LIST_SENT = { kind: 'listSent' } as const

/** The part of the form and the cart that the page after the order shows. */
function placedPart(form: OrderForm, lines: OrderView['lines'], place: string) {
  const { method, deliverySlot, returnSlot } = form
  const isDelivered = method === 'DELIVERY'
  return {
    isDelivered,
    isOrganization: form.company.trim() !== '',
    address: isDelivered ? form.address.trim() : place,
    email: form.email.trim(),
    deliverySlot,
    returnSlot,
    extras: HAS_EXTRA_FIELDS ? extraValues(form).map(({ label, text }) => ({ label, text })) : [],
    lines: lines.map(({ productId: id, parentId, name, quantity, sum, images }) => ({
      ...{ id, name, quantity, sum, isExtra: parentId !== null },
      picture: images?.[0]?.original ?? '',
    })),
  }
}
