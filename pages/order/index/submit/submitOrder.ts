import type { Client, UseMutationExecute } from 'urql'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import type { ResultOf, VariablesOf } from '#renderer/graphql/graphql.ts'
import type { DeliveryState } from '../delivery/useDeliveryQuote.ts'
import { type createOrderMutation, orderStatusQuery } from './documents.ts'
import type { OrderContent } from './orderContent.ts'
import { type OrderOutcome, orderOutcome } from './orderOutcome.ts'
import { forgetPendingOrder, orderKey, pendingKey } from './pendingOrder.ts'

/** The result of a submission; `noResponse`: the outcome is unknown, and the same order may be sent again. */
export type SubmitResult = OrderOutcome | { kind: 'noResponse' }

type Mutation = typeof createOrderMutation
type Gateway = {
  client: Client
  createOrder: UseMutationExecute<ResultOf<Mutation>, VariablesOf<Mutation>>
}

/**
 * Submits an order with the key that it keeps until its outcome is known, so that a retry is the same order, also at a new sum.
 * `expectedTotal` is what the visitor was shown, in roubles for rent and extras. Without a response it polls the
 * status of the order first; not of a key that was sent before, which may have another version of it.
 */
export async function submitOrder(
  { client, createOrder }: Gateway,
  content: OrderContent,
  expectedTotal: number,
  quotedDelivery: DeliveryState['quoted'] = null,
): Promise<SubmitResult> {
  const isFirst = pendingKey() === null
  const key = orderKey()
  // No part of the content: an order whose answer was lost stays the same order when the words change.
  const seen = { expectedTotal, ...(quotedDelivery && { quotedDelivery }) }
  const input = { ...content, ...seen, idempotencyKey: key, consentsVersion: CONSENTS_VERSION }
  const { data, error } = await createOrder({ input })
  const outcome = data
    ? orderOutcome(data.createOrder)
    : error?.networkError
      ? await fetchOrderStatus(client, key, isFirst ? 5 : 0)
      : rejected(error?.graphQLErrors[0]?.message)
  if (outcome.kind === 'created' || outcome.kind === 'conflict') forgetPendingOrder(key)
  return outcome
}

async function fetchOrderStatus(client: Client, key: string, most: number): Promise<SubmitResult> {
  for (let tries = 0; tries < most; tries += 1) {
    const { data } = await client.query(orderStatusQuery, { key }, { requestPolicy: 'network-only' })
    const status = data?.orderStatus
    if (status?.state === 'CREATED' && status.order) return { kind: 'created', ...status.order }
    if (status?.state !== 'IN_PROGRESS') break
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { kind: 'noResponse' }
}

const PAUSE_MS = 1000

/** The gateway rejected the request itself: the visitor cannot fix that. */
export function rejected(detail = ''): OrderOutcome {
  return {
    kind: 'failed',
    failure: { message: texts.orderSending.rejected, detail, retryable: false, mayExist: false },
  }
}
