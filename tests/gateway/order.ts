import { type CreateOrderAnswer, orderInput as completeOrder, createOrder } from '../support/graphql.ts'
import type { Answer, TestGateway } from './testGateway.ts'
import { PERIOD } from './testGateway.ts'

/** The calls that make orders, for a service that fails. */
export const ORDERS = { method: 'POST', path: /\/v2\/orders$/ }

/** What the gateway knows of a key. */
export async function statusOf({ ask }: Pick<TestGateway, 'ask'>, key: string): Promise<unknown> {
  const query = '{ orderStatus(idempotencyKey: "KEY") { state order { number } } }'
  return (await ask<{ orderStatus: unknown }>(query.replace('KEY', key))).data?.orderStatus
}

/** A good order of two chairs for three days, changed as a test needs it. */
export function orderInput(key: string, changes: object = {}): object {
  const order = completeOrder({
    idempotencyKey: key,
    period: PERIOD,
    lines: [{ productId: '101', quantity: 2 }],
  })
  return { ...order, delivery: { method: 'PICKUP' }, ...changes }
}

/** The secret of a new order of two chairs. */
export async function customerSecret(
  { ask }: Pick<TestGateway, 'ask'>,
  key: string,
  changes = {},
): Promise<string> {
  const query = `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input) { ... on OrderCreated { order { secret } } ... on Problem { message } }
  }`
  const { data } = await ask<{ createOrder: { order: { secret: string } } }>(query, {
    input: orderInput(`secret-of-order-${key}`, changes),
  })
  return data?.createOrder.order.secret ?? ''
}

/** Sends an order and answers its result. */
export async function sendOrder(
  { ask }: Pick<TestGateway, 'ask'>,
  input: object,
): Promise<CreateOrderAnswer['createOrder']> {
  const answer: Answer<CreateOrderAnswer> = await ask(createOrder, { input })
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.createOrder
}
