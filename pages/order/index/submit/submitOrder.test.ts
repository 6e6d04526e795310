import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONSENTS_VERSION } from '#company/consents.ts'
import type { VariablesOf } from '#renderer/graphql/graphql.ts'
import { createTab } from '#renderer/graphql/tabClient.ts'
import { createOrderMutation } from './documents.ts'
import type { OrderContent } from './orderContent.ts'
import { forgetPendingOrder, orderKey } from './pendingOrder.ts'
import { submitOrder } from './submitOrder.ts'

/** The gateway's answers to the next requests: `null` breaks the connection. */
type Answer = { data?: object; errors?: object[] } | null

let gateway: Server
let url: string
let answers: Answer[]
let keys: string[]
let totals: number[]
let versions: string[]

const content: OrderContent = {
  period: { start: '2026-12-12', end: '2026-12-14' },
  lines: [{ productId: '101', quantity: 2 }],
  relatedLines: [],
  customer: { name: 'Марина', phone: '+7 916 245-11-22' },
  delivery: { method: 'PICKUP' },
  termsAccepted: true,
  consent: true,
}
const order = { number: '1207', total: 63380, period: null, secret: null, state: null, validUntil: null }
const created = { data: { createOrder: { __typename: 'OrderCreated', order } } }

beforeEach(async () => {
  answers = []
  keys = []
  totals = []
  versions = []
  forgetPendingOrder(orderKey())
  gateway = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { variables } = JSON.parse(body)
    keys.push(variables.key ?? variables.input.idempotencyKey)
    if (variables.input) totals.push(variables.input.expectedTotal)
    if (variables.input) versions.push(variables.input.consentsVersion)
    const answer = answers.shift()
    if (!answer) return request.socket.destroy()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`
})

afterEach(async () => {
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))
})

function offer(offered = content, expectedTotal = 63380) {
  const { client } = createTab({}, url)
  const createOrder = (variables: VariablesOf<typeof createOrderMutation>) =>
    client.mutation(createOrderMutation, variables).toPromise()
  return submitOrder({ client, createOrder }, offered, expectedTotal)
}

test('an order that was made forgets its key: the next one has another', async () => {
  answers = [created, created]
  expect(await offer()).toEqual({ kind: 'created', ...order })
  await offer()
  expect(new Set(keys).size).toBe(2)
  expect(versions).toEqual([CONSENTS_VERSION, CONSENTS_VERSION])
})

const inState = (state: string, order: object | null = null) => ({
  data: { orderStatus: { __typename: 'OrderStatus', state, order } },
})
const made = inState('CREATED', { __typename: 'Order', id: '1207', ...order })

test('after a lost response the status is polled, and an order that was created is found', async () => {
  answers = [null, made]
  expect(await offer()).toMatchObject({ kind: 'created', ...order })
  expect(new Set(keys).size).toBe(1)
})

test('of a key that was sent before no status is told as the changed order', async () => {
  answers = [null, inState('UNKNOWN'), null, made]
  expect(await offer()).toEqual({ kind: 'noResponse' })
  expect(await offer({ ...content, comment: 'Двор' })).toEqual({ kind: 'noResponse' })
  expect(answers).toEqual([made])
})

test('without any response an order keeps its key, also when it is changed', async () => {
  answers = [null, inState('UNKNOWN'), null, null, null, null]
  expect(await offer()).toEqual({ kind: 'noResponse' })
  expect(await offer()).toEqual({ kind: 'noResponse' })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await offer({ ...content, comment: 'Двор' })
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
})

test('who was told which order has the key sends the next one with a new one', async () => {
  answers = [{ data: { createOrder: { __typename: 'OrderKeyConflict', message: 'Другой состав' } } }, created]
  expect(await offer()).toEqual({ kind: 'conflict', message: 'Другой состав' })
  await offer()
  expect(new Set(keys).size).toBe(2)
})

test('an order whose new sum is accepted keeps its key, and says the new sum', async () => {
  const quote = { minOrderDays: 2, lines: [], relatedLines: [] }
  const problem = { message: 'Цены изменились', expected: 940, total: 2820, delivery: null, quote }
  answers = [{ data: { createOrder: { __typename: 'OrderPriceProblem', ...problem } } }, created]
  expect(await offer(content, 940)).toEqual({ kind: 'price', ...problem })
  await offer(content, 2820)
  expect(totals).toEqual([940, 2820])
  expect(new Set(keys).size).toBe(1)
})

test('after a failure of the service the key stays for the retry', async () => {
  const problem = {
    message: 'Сервис не ответил',
    detail: 'API error, status: 503.',
    retryable: true,
    mayExist: true,
  }
  answers = [
    { data: { createOrder: { __typename: 'OrderServiceProblem', ...problem, existingOrder: null } } },
    created,
  ]
  expect(await offer()).toEqual({ kind: 'failed', failure: problem })
  await offer()
  expect(new Set(keys).size).toBe(1)
})

test('an order that the gateway rejects is a failure that is not retryable', async () => {
  answers = [{ errors: [{ message: 'Too much' }] }]
  expect(await offer()).toMatchObject({ kind: 'failed', failure: { detail: 'Too much', retryable: false } })
})
