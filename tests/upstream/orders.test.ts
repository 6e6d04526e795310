import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { momentOf } from '../../server/upstream/data/days.ts'
import { readDemoData } from '../../server/upstream/demo.ts'
import { databasePath } from '../../server/upstream/index.ts'
import { openServices, orderBody, PRODUCT, TODAY } from './services.ts'

const ORDERS = 'SELECT * FROM orders ORDER BY id'
const LINES = 'SELECT * FROM order_lines ORDER BY order_id, position'

test('an order is kept whole and answered with its number', async () => {
  const { order, readRows } = await openServices()
  const body = orderBody({
    period: { start: '2026-12-12', end: '2026-12-15' },
    lines: [
      { productId: 101, quantity: 10 },
      { productId: '145', quantity: 1 },
    ],
    relatedLines: [{ productId: 111, parentId: 101, quantity: 10 }],
    customer: { name: ' ООО «Ёж» ', phone: '+7 900', email: 'a@b.example', company: 'Ёж' },
    delivery: {
      method: 'delivery',
      address: 'Москва',
      deliverySlot: '09:00-12:00',
      returnSlot: '18:00-21:00',
    },
    comment: '=HYPERLINK("x")\r\n🪑',
  })
  // 490 × 2 × 10 + 220 × 2 × 10, the tent's own prices, 120 × 10 once for the whole order.
  const { basic_price: basic, additional_price: additional } =
    readRows('SELECT * FROM products WHERE id = 145')[0] ?? {}
  const total = 9800 + 4400 + (Number(basic) * 2 + Number(additional) * 2) / 100 + 1200

  const { status, body: answer } = await order({ ...body, expectedTotal: total }, 'key-1')
  expect({ status, answer }).toMatchObject({
    status: 201,
    answer: {
      result: { id: 1, number: 'С-000001', total, period: body.period, createdAt: TODAY.toISOString() },
    },
  })
  expect(readRows(ORDERS)).toMatchObject([
    {
      id: 1,
      idempotency_key: 'key-1',
      total: total * 100,
      days: 4,
      min_order_days: 2,
      start_day: '2026-12-12',
      end_day: '2026-12-15',
      customer_name: 'ООО «Ёж»',
      customer_phone: '+7 900',
      customer_email: 'a@b.example',
      customer_company: 'Ёж',
      delivery_method: 'delivery',
      delivery_address: 'Москва',
      delivery_slot: '09:00-12:00',
      return_slot: '18:00-21:00',
      comment: '=HYPERLINK("x")\r\n🪑',
    },
  ])
  expect(readRows(LINES)).toMatchObject([
    {
      product_id: 101,
      parent_id: null,
      quantity: 10,
      basic_price: 49_000,
      additional_price: 22_000,
      total: 1_420_000,
    },
    { product_id: 145, parent_id: null, quantity: 1 },
    {
      product_id: 111,
      parent_id: 101,
      quantity: 10,
      basic_price: null,
      related_price: 12_000,
      total: 120_000,
    },
  ])
  expect(
    readRows('SELECT product_id, count(*) AS days, max(quantity) AS quantity FROM holds GROUP BY 1'),
  ).toEqual([
    { product_id: 101, days: 4, quantity: 10 },
    { product_id: 111, days: 4, quantity: 10 },
    { product_id: 145, days: 4, quantity: 1 },
  ])
})

test('fields that may be left out may be null or empty; prices from the client are passed over', async () => {
  const { order, readRows } = await openServices()
  const body = orderBody({
    customer: { name: 'А', phone: '1', email: '', company: null },
    delivery: { method: 'pickup', address: null },
    comment: null,
    relatedLines: null,
    expectedTotal: null,
    total: 1,
    lines: [{ productId: 101, quantity: 1, price: 1, basicPricePerDay: 1 }],
  })
  expect((await order(body)).body.result?.total).toBe(490 * 2 + 220)
  expect(readRows(ORDERS)).toMatchObject([{ customer_email: null, customer_company: null, comment: null }])
})

test('another total than expected is refused with the right one', async () => {
  const { order, readRows } = await openServices()
  expect(await order(orderBody({ expectedTotal: 1199.99 }))).toMatchObject({
    status: 409,
    body: { error: { code: 'PRICE_CHANGED', total: 1200 } },
  })
  expect(readRows(ORDERS)).toEqual([])
  expect((await order(orderBody({ expectedTotal: 1200 }))).status).toBe(201)
})

test.each([
  ['PERIOD_IN_PAST', { period: { start: '2026-11-30', end: '2026-12-14' } }],
  ['PERIOD_REVERSED', { period: { start: '2026-12-14', end: '2026-12-12' } }],
  ['PERIOD_TOO_SHORT', { period: { start: '2026-12-14', end: '2026-12-14' } }],
  ['PERIOD_TOO_LONG', { period: { start: '2026-12-14', end: '2028-12-14' } }],
  ['PERIOD_TOO_FAR', { period: { start: '2028-05-31', end: '2028-06-02' } }],
  ['PRODUCT_UNKNOWN', { lines: [{ productId: 99, quantity: 1 }] }],
  [
    'DUPLICATE_LINE',
    {
      lines: [
        { productId: 101, quantity: 1 },
        { productId: '101', quantity: 2 },
      ],
    },
  ],
  ['PARENT_MISSING', { relatedLines: [{ productId: 111, parentId: 102, quantity: 1 }] }],
  ['NOT_RELATED', { relatedLines: [{ productId: 145, parentId: 101, quantity: 1 }] }],
])('%s: an order that can never be kept answers 422 and leaves nothing behind', async (code, change) => {
  const { order, readRows } = await openServices()
  expect(await order(orderBody(change))).toMatchObject({ status: 422, body: { error: { code } } })
  expect(readRows(ORDERS)).toEqual([])
})

test.each([
  ['2026-12-01', '2028-06-01'],
  // In February there is no such day: its last one stands for it.
  ['2026-08-31', '2028-02-29'],
])('on %s the last day of an order is %s', async (today, last) => {
  const { order } = await openServices({ now: () => new Date(`${today}T09:00:00Z`) })
  const until = (end: string) => order(orderBody({ period: { start: addDays(last, -2), end } }))
  expect((await until(addDays(last, 1))).body.error?.code).toBe('PERIOD_TOO_FAR')
  expect((await until(last)).status).toBe(201)
})

test('nothing is handed over or taken back on a day that the company has closed, or within its notice', async () => {
  const data = readDemoData()
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '18:00' }))
  const settings = { ...data.settings, calendar: { noticeHours: 72, hours } }
  const { order, ask, dataDir } = await openServices({ data: { ...data, settings } })
  const database = new DatabaseSync(databasePath(dataDir))
  database.exec("INSERT INTO closed_days VALUES ('2026-12-14', 'Учёт'), ('2027-01-01', NULL)")
  database.close()
  const codeOf = async (start: string, end: string) =>
    (await order(orderBody({ period: { start, end } }))).body.error?.code ?? 'made'
  expect(await codeOf('2026-12-14', '2026-12-16')).toBe('PERIOD_CLOSED')
  expect(await codeOf('2026-12-11', '2026-12-14')).toBe('PERIOD_CLOSED')
  // The 12th is a Saturday, which has no hours.
  expect(await codeOf('2026-12-10', '2026-12-12')).toBe('PERIOD_CLOSED')
  // At noon of the 1st, 72 hours end at noon of the 4th: the 3rd is too soon.
  expect(await codeOf('2026-12-03', '2026-12-08')).toBe('PERIOD_TOO_SOON')
  expect(await codeOf('2026-12-04', '2026-12-08')).toBe('made')
  const { body } = await ask(`${PRODUCT}/calendar?from=2026-12-02&to=2026-12-31`)
  expect(body.result).toEqual({ closed: [{ date: '2026-12-14', reason: 'Учёт' }] })
})

test('today is the day in Moscow', async () => {
  const { order } = await openServices({ now: () => new Date('2026-12-11T22:30:00Z') })
  const from = (start: string) => order(orderBody({ period: { start, end: '2026-12-15' } }))
  expect((await from('2026-12-11')).body.error?.code).toBe('PERIOD_IN_PAST')
  expect((await from('2026-12-12')).status).toBe(201)
})

test('a company whose settings name no time zone takes orders', async () => {
  const { settings, ...others } = readDemoData()
  const data = { ...others, version: 'no time zone', settings: { ...settings, timezone: undefined } }
  const { order } = await openServices({ data })
  expect((await order(orderBody())).status).toBe(201)
})

test('an order is made at the price of delivery that it was agreed at, or not at all', async () => {
  const { order, readRows } = await openServices()
  const delivery = { method: 'delivery', address: 'Красногорск, Садовая, 12' }
  const agreed = (price: number) => orderBody({ delivery, quotedDelivery: { price, floor: 3 } })
  const refused = await order(agreed(6139), 'delivery-1')
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'PRICE_CHANGED'])
  expect((await order(agreed(6140), 'delivery-1')).status).toBe(201)
  // A price that was seen is no part of what makes two orders the same.
  expect((await order(agreed(5000), 'delivery-1')).status).toBe(201)
  expect(readRows('SELECT price FROM order_deliveries')).toEqual([{ price: 614_000 }])
})

test.each([
  ['2026-10-25', '24:00', '2026-10-25T23:00:00.000Z'],
  ['2026-03-29', '09:30', '2026-03-29T07:30:00.000Z'],
])('the hour of a day on which the clocks change is that of the clock: %s, %s', (day, time, moment) => {
  expect(momentOf('Europe/Berlin', day, time).toISOString()).toBe(moment)
})
