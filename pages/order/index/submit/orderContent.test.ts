import { expect, test } from 'vitest'
import { EMPTY_FORM, type OrderForm } from '../form/orderForm.ts'
import { orderContent } from './orderContent.ts'

const order = {
  lines: [{ productId: '101', quantity: 2 }],
  relatedLines: [{ productId: '112', parentId: '101', quantity: 1 }],
}
const period = { start: '2026-12-12', end: '2026-12-14' }
const form: OrderForm = {
  ...EMPTY_FORM,
  name: ' Марина ',
  phone: '8 (916) 2451122',
  termsAccepted: true,
  consent: true,
}

test('sends the address of a delivery alone, and the place of a pick-up', () => {
  const both = { ...form, address: 'Садовая, 12', pickupPlace: '2' }
  const sent = (method: OrderForm['method']) => orderContent({ ...both, method }, order, period).delivery
  expect(sent('DELIVERY')).toEqual({ method: 'DELIVERY', address: 'Садовая, 12' })
  expect(sent('PICKUP')).toEqual({ method: 'PICKUP', pickupPlace: '2' })
})

test('sends the cart, the dates and what was filled in, trimmed; no prices', () => {
  const full: OrderForm = {
    ...form,
    email: ' marina@example.ru',
    company: 'Ветер',
    address: 'Садовая, 12 ',
    deliverySlot: 'FROM_9_TO_12',
    returnSlot: 'FROM_18_TO_21',
    comment: 'Двор\nшлагбаум',
  }
  expect(orderContent(full, order, period)).toEqual({
    period,
    ...order,
    customer: {
      name: 'Марина',
      phone: '+7 916 245-11-22',
      email: 'marina@example.ru',
      company: 'Ветер',
    },
    delivery: {
      method: 'DELIVERY',
      address: 'Садовая, 12',
      deliverySlot: 'FROM_9_TO_12',
      returnSlot: 'FROM_18_TO_21',
    },
    comment: 'Двор\nшлагбаум',
    termsAccepted: true,
    consent: true,
  })
})

test('leaves out what is empty, and the address of a pick-up', () => {
  const pickup: OrderForm = { ...form, method: 'PICKUP', address: 'Садовая, 12', comment: ' ' }
  expect(orderContent(pickup, order, period)).toEqual({
    period,
    ...order,
    customer: { name: 'Марина', phone: '+7 916 245-11-22' },
    delivery: { method: 'PICKUP' },
    termsAccepted: true,
    consent: true,
  })
})
