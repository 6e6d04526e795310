import { expect, test } from 'vitest'
import { MAX_LINES } from '#gateway/rental/quantity.ts'
import { otherOrderText, type PlacedOrder, placedOrder, toPlacedOrder } from './placedOrder.ts'

const order = {
  number: '1207',
  secret: 'a-secret-of-22-letters',
  isRequest: false,
  validUntil: '',
  total: 63380,
  agreed: 63380,
  isDelivered: true,
  quotedDelivery: 840,
  isOrganization: false,
  period: { start: '2026-12-12', end: '2026-12-14' },
  sentPeriod: { start: '2026-12-12', end: '2026-12-14' },
  address: 'Москва',
  email: 'marina@example.ru',
  deliverySlot: 'FROM_9_TO_12',
  returnSlot: null,
  extras: [],
  lines: [
    { id: '7', name: 'Стул', quantity: 24, sum: 28800, isExtra: false, picture: '/products/stul-1.webp' },
  ],
} satisfies PlacedOrder

test('reads a stored order as it was written', () => {
  expect(toPlacedOrder(JSON.parse(JSON.stringify(order)))).toEqual(order)
})

test.each([
  null,
  'order',
  [],
  {},
  { ...order, number: 7 },
  { ...order, number: '1'.repeat(101) },
  { ...order, period: null },
  { ...order, period: { start: '2026-12-14', end: '2026-12-12' } },
  { ...order, period: { start: '2000-01-01', end: '2100-12-31' } },
])('has no order where %j is stored', (stored) => {
  expect(toPlacedOrder(stored)).toBeNull()
})

test('leaves out invalid values', () => {
  const stored = { ...order, total: '1', address: 5, deliverySlot: 'NIGHT', returnSlot: 'FROM_18_TO_21' }
  expect(toPlacedOrder(stored)).toEqual({
    ...order,
    total: null,
    address: '',
    deliverySlot: null,
    returnSlot: 'FROM_18_TO_21',
  })
})

test('keeps no more lines than an order can have, and none that is none', () => {
  const [line] = order.lines
  const lines = [null, 7, { ...line, quantity: 0 }, { ...line, sum: -1, name: 5 }]
  expect(toPlacedOrder({ ...order, lines })?.lines).toEqual([{ ...line, sum: null, name: '' }])
  expect(toPlacedOrder({ ...order, lines: Array(1000).fill(line) })?.lines).toHaveLength(MAX_LINES)
  expect(toPlacedOrder({ ...order, lines: 'all' })?.lines).toEqual([])
})

test('lives in memory where there is no session storage', () => {
  expect(placedOrder.read()).toBeNull()
  placedOrder.write(order)
  expect(placedOrder.read()).toEqual(order)
  placedOrder.remove()
  expect(placedOrder.read()).toBeNull()
})

const period = { start: '2026-12-12', end: '2026-12-14' }
const later = { start: '2026-12-19', end: '2026-12-21' }
const SUM = 'При отправке аренда стоила 2 122 ₽, записана за 4 321 ₽.'
const DATES = 'Отправлены даты 12 — 14 декабря, записаны 19 — 21 декабря.'

test.each([
  [4321, 2122, period, period, `${SUM} Спросите нас о разнице.`],
  [2122, 2122, later, period, `${DATES} Спросите нас о разнице.`],
  [4321, 2122, later, period, `${SUM} ${DATES} Спросите нас о разнице.`],
  [2122, 2122, period, period, undefined],
  [2122, null, period, null, undefined],
  [null, 2122, later, null, undefined],
])('an order of %j that was sent with %j, for %j that was sent for %j', (total, agreed, made, sent, said) => {
  const text = otherOrderText({ number: '1207', total, agreed, period: made, sentPeriod: sent })
  expect(text?.replace(/\s/g, ' ')).toBe(said)
})
