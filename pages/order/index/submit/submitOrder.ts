import type { Client, UseMutationExecute } from 'urql'
import { CONSENTS_VERSION } from '#company/consents.ts'
import { texts } from '#company/texts/index.ts'
import type { ResultOf, VariablesOf } from '#renderer/graphql/graphql.ts'
import { type createOrderMutation, orderStatusQuery } from './documents.ts'
import type { OrderContent } from './orderContent.ts'
import { type OrderOutcome, orderOutcome } from './orderOutcome.ts'
import { forgetPendingOrder, orderKey } from './pendingOrder.ts'

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
 * status first. If an order was made it is asked for once more: it may be the one before a change.
 */
export async function submitOrder(
  { client, createOrder }: Gateway,
  content: OrderContent,
  expectedTotal: number,
): Promise<SubmitResult> {
  const key = orderKey()
  // No part of the content: an order whose answer was lost stays the same order when the words change.
  const input = { ...content, idempotencyKey: key, expectedTotal, consentsVersion: CONSENTS_VERSION }
  const first = await createOrder({ input })
  const isLost = first.error?.networkError !== undefined
  const { data, error } = isLost && (await isMade(client, key)) ? await createOrder({ input }) : first
  if (error?.networkError) return { kind: 'noResponse' }
  const outcome = data ? orderOutcome(data.createOrder) : rejected(error?.graphQLErrors[0]?.message)
  if (outcome.kind === 'created' || outcome.kind === 'conflict') forgetPendingOrder(key)
  return outcome
}

async function isMade(client: Client, key: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { data } = await client.query(orderStatusQuery, { key }, { requestPolicy: 'network-only' })
    if (data?.orderStatus?.state !== 'IN_PROGRESS') return data?.orderStatus?.state === 'CREATED'
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}

const PAUSE_MS = 1000

/** The gateway rejected the request itself: the visitor cannot fix that. */
export function rejected(detail = ''): OrderOutcome {
  return {
    kind: 'failed',
    failure: { message: texts.orderSending.rejected, detail, retryable: false, mayExist: false },
  }
}
