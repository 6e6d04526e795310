import { expect, test } from 'vitest'
import { placedOrder, toPlacedOrder } from './placedOrder.ts'

const order = {
  number: '1207',
  total: 63380,
  period: { start: '2026-12-12', end: '2026-12-14' },
  address: 'Москва',
  deliverySlot: 'FROM_9_TO_12',
  returnSlot: null,
} as const

test('takes a stored order over as it was written', () => {
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

test('leaves out what is not sound', () => {
  const stored = { ...order, total: '1', address: 5, deliverySlot: 'NIGHT', returnSlot: 'FROM_18_TO_21' }
  expect(toPlacedOrder(stored)).toEqual({
    ...order,
    total: null,
    address: '',
    deliverySlot: null,
    returnSlot: 'FROM_18_TO_21',
  })
})

test('lives in memory where there is no session storage', () => {
  expect(placedOrder.read()).toBeNull()
  placedOrder.write(order)
  expect(placedOrder.read()).toEqual(order)
  placedOrder.remove()
  expect(placedOrder.read()).toBeNull()
})
