import { describe, expect, test } from 'vitest'
import { openServices, orderBody, TODAY } from './services.ts'

const ORDERS = 'SELECT * FROM orders ORDER BY id'

describe('the idempotency key', () => {
  test('answers the same order again, however late, and keeps one', async () => {
    let now = TODAY
    const { order, readRows } = await openServices({ now: () => now })
    const first = await order(orderBody(), 'k')
    expect(first.headers.has('idempotency-replayed')).toBe(false)
    now = new Date('2027-06-01T00:00:00Z')
    const again = await order({ expectedTotal: 1, ...orderBody() }, 'k')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(readRows(ORDERS)).toHaveLength(1)
  })

  test.each([
    { lines: [{ productId: 101, quantity: 2 }] },
    { period: { start: '2026-12-12', end: '2026-12-15' } },
    { comment: 'другой' },
    { relatedLines: [{ productId: 111, parentId: 101, quantity: 1 }] },
  ])('refuses another order under the same key: %o', async (change) => {
    const { order, readRows } = await openServices()
    await order(orderBody(), 'k')
    expect(await order(orderBody(change), 'k')).toMatchObject({
      status: 409,
      body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    })
    expect(readRows(ORDERS)).toHaveLength(1)
  })

  test('is free again when the order was refused', async () => {
    const { order } = await openServices()
    expect((await order(orderBody({ lines: [{ productId: 145, quantity: 99 }] }), 'k')).status).toBe(409)
    expect((await order(orderBody(), 'k')).status).toBe(201)
  })

  test('is not needed: each order without one is its own', async () => {
    const { order, readRows } = await openServices()
    await Promise.all([order(orderBody()), order(orderBody())])
    expect(readRows(ORDERS)).toHaveLength(2)
  })

  test('makes one order of twenty posts at once', async () => {
    const { order, readRows } = await openServices()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(orderBody(), 'k')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.result?.number}`))).toEqual(
      new Set(['201 С-000001']),
    )
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(19)
    expect(readRows(ORDERS)).toHaveLength(1)
  })
})
