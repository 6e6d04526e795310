import { expect, test } from 'vitest'
import { CATALOG, NOTIFICATIONS, openServices, orderBody, PRODUCT } from './services.ts'

const ORDERS: [what: string, body: unknown, field: string][] = [
  ['a field missing', {}, 'period'],
  ['null', null, 'тело запроса'],
  ['no lines', orderBody({ lines: [] }), 'lines'],
  ['a line that is no object', orderBody({ lines: [null] }), 'lines.0'],
  ['quantity 0', orderBody({ lines: [{ productId: 101, quantity: 0 }] }), 'lines.0.quantity'],
  ['quantity 1.5', orderBody({ lines: [{ productId: 101, quantity: 1.5 }] }), 'lines.0.quantity'],
  ['quantity as text', orderBody({ lines: [{ productId: 101, quantity: '1' }] }), 'lines.0.quantity'],
  [
    'a product id that is none',
    orderBody({ lines: [{ productId: '1;', quantity: 1 }] }),
    'lines.0.productId',
  ],
  ['1,000 lines', orderBody({ lines: Array(1000).fill({ productId: 101, quantity: 1 }) }), 'lines'],
  [
    'a day that there is not',
    orderBody({ period: { start: '2026-02-30', end: '2026-03-05' } }),
    'period.start',
  ],
  ['a name of spaces', orderBody({ customer: { name: '  ', phone: '1' } }), 'customer.name'],
  ['a name with NUL', orderBody({ customer: { name: 'А\u0000', phone: '1' } }), 'customer.name'],
  [
    'an address of mail that is none',
    orderBody({ customer: { name: 'А', phone: '1', email: 'x' } }),
    'customer.email',
  ],
  ['a long comment', orderBody({ comment: 'я'.repeat(2001) }), 'comment'],
  ['delivery without address', orderBody({ delivery: { method: 'delivery' } }), 'delivery.address'],
  ['an unknown method', orderBody({ delivery: { method: 'mail' } }), 'delivery.method'],
  [
    'an unknown slot',
    orderBody({ delivery: { method: 'pickup', deliverySlot: '9' } }),
    'delivery.deliverySlot',
  ],
  ['a negative total', orderBody({ expectedTotal: -1 }), 'expectedTotal'],
]

test('a wrong order answers 422 and names the field', async () => {
  const { order, readRows } = await openServices()
  for (const [what, body, field] of ORDERS) {
    const answer = await order(body, 'k')
    expect(answer, what).toMatchObject({ status: 422, body: { error: { code: 'VALIDATION_ERROR' } } })
    expect(`${answer.body.error?.field}`).toMatch(new RegExp(`^${field}`))
  }
  expect(readRows('SELECT * FROM orders')).toEqual([])
})

test('wrong feedback and traffic sources answer 422', async () => {
  const { post } = await openServices()
  for (const body of [
    {},
    { name: 'А', phone: '1', message: 'я'.repeat(5001) },
    { name: ['А'], phone: '1' },
    { name: 'А', phone: '1', consents: [{ name: 'personalData' }] },
  ])
    expect((await post(`${NOTIFICATIONS}/feedback`, body)).status).toBe(422)
  for (const body of [{ source: 1 }, { referrer: 'x'.repeat(2001) }, 'null'])
    expect((await post(`${NOTIFICATIONS}/traffic-sources`, body)).status).toBe(422)
})

test('a body that cannot be read is refused, and the next order is made', async () => {
  const { order } = await openServices()
  for (const [body, status, code] of [
    ['{', 400, 'INVALID_JSON'],
    ['['.repeat(100_000), 400, 'INVALID_JSON'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422, 'VALIDATION_ERROR'],
    [JSON.stringify({ comment: 'x'.repeat(300_000) }), 413, 'BODY_TOO_LARGE'],
    ['x'.repeat(3_000_000), 413, 'BODY_TOO_LARGE'],
  ] as const)
    expect(await order(body)).toMatchObject({ status, body: { error: { code } } })
  expect((await order(orderBody())).status).toBe(201)
})

test('other content types, methods and keys are refused', async () => {
  const { ask, post } = await openServices()
  const orders = `${CATALOG}/orders`
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ])
    expect((await post(orders, orderBody(), { 'content-type': type })).status).toBe(415)
  expect(
    (await post(orders, orderBody(), { 'content-type': 'Application/JSON; charset=utf-8' })).status,
  ).toBe(201)
  for (const key of ['', 'a b', 'x'.repeat(256)])
    expect((await post(orders, orderBody(), { 'idempotency-key': key })).body.error?.code).toBe(
      'INVALID_IDEMPOTENCY_KEY',
    )
  for (const [path, method] of [
    [orders, 'GET'],
    [orders, 'DELETE'],
    [`${CATALOG}/products`, 'POST'],
    [`${PRODUCT}/settings`, 'PUT'],
  ] as const)
    expect((await ask(path, { method })).status).toBe(405)
})
