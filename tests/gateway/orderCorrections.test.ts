import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { orderInput, sendOrder } from './order.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
let keys = 0
const newKey = () => `corrected-order-${++keys}`

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const posts = () => gateway.seen().filter((request) => request.startsWith('POST'))
const line = (productId: string, quantity: number) => ({ productId, quantity })
const NAME = 'Стул „Кьявари“, золото'

const WRONG = {
  customer: { name: ' ', phone: '+7 900' },
  period: { start: '2026-11-30', end: '2026-12-05' },
  lines: [line('101', 421), line('999', 1), line('104', 1)],
  relatedLines: [{ productId: '150', parentId: '101', quantity: 1 }],
}

test('texts, dates and lines that are wrong are said at once, and nothing is sent', async () => {
  const result = await sendOrder(gateway, orderInput(newKey(), WRONG))
  expect(result).toMatchObject({
    message: 'Поправьте всё, что отмечено,\u00A0— и\u00A0отправим.',
    fields: [{ field: 'CUSTOMER_NAME' }, { field: 'CUSTOMER_PHONE' }],
    period: { reason: 'START_IN_PAST' },
    lines: [
      { productId: '101', code: 'NOT_ENOUGH_STOCK', available: 420 },
      { productId: '999', code: 'PRODUCT_UNKNOWN' },
      { productId: '150', parentId: '101', code: 'NOT_RELATED' },
    ],
  })
  // No dates help where the company owns fewer.
  expect(result.lines?.[0]?.message).toBe(
    `«${NAME}»: у\u00a0нас всего 420\u00a0шт., а\u00a0выбрано\u00a0— 421. Уменьшите количество.`,
  )
  expect(posts()).toEqual([])
})

test('dates and lines that are wrong are said at once, also with a good form', async () => {
  const { period, lines } = WRONG
  const result = await sendOrder(gateway, orderInput(newKey(), { period, lines }))
  expect(result).toMatchObject({ fields: [], period: { reason: 'START_IN_PAST' }, lines: [{}, {}] })
})

test('while no service can tell what else is wrong, the form’s problems are said', async () => {
  gateway.services.fail({ path: /settings/ }, { status: 500, body: {} })
  onTestFinished(() => gateway.services.heal())
  const result = await sendOrder(gateway, orderInput(newKey(), WRONG))
  expect(result).toMatchObject({ fields: [{}, {}], period: null, lines: [] })
  expect(result.message).toMatch(/^Проверьте отмеченные поля/)
})

test('an order that was made is not held against a wrong form with its key', async () => {
  const key = newKey()
  const all = { lines: [line('101', 420)], period: { start: '2026-12-20', end: '2026-12-22' } }
  expect(await sendOrder(gateway, orderInput(key, all))).toMatchObject({ __typename: 'OrderCreated' })
  const again = await sendOrder(
    gateway,
    orderInput(key, { ...all, customer: { name: '', phone: '+79000000000' } }),
  )
  expect(again).toMatchObject({ fields: [{ field: 'CUSTOMER_NAME' }], period: null, lines: [] })
})
