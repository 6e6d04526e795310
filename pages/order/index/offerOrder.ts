import type { Client } from '@urql/core'
import { forgetPendingOrder, orderKey } from '#renderer/cart/pendingOrder.ts'
import { createOrderMutation, orderStatusQuery } from './documents.ts'
import type { OrderContent } from './orderContent.ts'
import { type OrderOutcome, orderOutcome } from './orderOutcome.ts'

/** What a try to order came to; `unanswered`: nothing is known, and the same order may be sent again. */
export type OfferOutcome = OrderOutcome | { kind: 'unanswered' }

/**
 * Sends an order with the key of its content, so that a repeat is the same order. Where no answer comes, it asks what
 * became of the order before it says so.
 */
export async function offerOrder(client: Client, content: OrderContent): Promise<OfferOutcome> {
  const key = orderKey(content)
  const input = { ...content, idempotencyKey: key }
  const { data, error } = await client.mutation(createOrderMutation, { input }).toPromise()
  const outcome = data
    ? orderOutcome(data.createOrder)
    : error?.networkError
      ? await askWhatBecame(client, key)
      : refusal(error?.graphQLErrors[0]?.message)
  if (outcome.kind === 'created' || outcome.kind === 'conflict') forgetPendingOrder()
  return outcome
}

async function askWhatBecame(client: Client, key: string): Promise<OfferOutcome> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { data } = await client
      .query(orderStatusQuery, { key }, { requestPolicy: 'network-only' })
      .toPromise()
    const status = data?.orderStatus
    if (status?.state === 'CREATED' && status.order) return { kind: 'created', ...status.order }
    if (status?.state !== 'IN_PROGRESS') break
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { kind: 'unanswered' }
}

const PAUSE_MS = 1000

/** The gateway did not take the order as a question at all: the visitor cannot mend that. */
function refusal(detail = ''): OrderOutcome {
  const message =
    'Сайт не\u00A0смог передать заказ. Позвоните нам, и\u00A0мы\u00A0оформим его по\u00A0телефону.'
  return { kind: 'failed', failure: { message, detail, retryable: false } }
}
