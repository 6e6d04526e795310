import { expect, test } from 'vitest'
import { toOrderForm } from './orderDraft.ts'
import { EMPTY_FORM, type OrderForm } from './orderForm.ts'

const form: OrderForm = {
  ...EMPTY_FORM,
  name: 'Марина',
  phone: '+7 916 245-11-22',
  email: 'marina@example.ru',
  method: 'PICKUP',
  deliverySlot: 'FROM_9_TO_12',
  comment: 'Двор\nшлагбаум',
  termsAccepted: true,
  consent: true,
}

test('a stored form is restored as it was', () => {
  expect(toOrderForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
})

test('boxes that were ticked beside other words are empty, and the rest stays', () => {
  const empty = { ...form, termsAccepted: false, consent: false }
  expect(toOrderForm({ ...form, consentsVersion: '0f48d0dfbee9' })).toEqual(empty)
  expect(toOrderForm({ ...form, consentsVersion: undefined })).toEqual(empty)
})

test('invalid values of a stored form are empty', () => {
  expect(
    toOrderForm({ name: 5, phone: '1'.repeat(41), method: 'MAIL', deliverySlot: 'NIGHT', consent: 'yes' }),
  ).toEqual(EMPTY_FORM)
  expect(toOrderForm(JSON.parse('{"__proto__":{"name":"x"}}'))).toEqual(EMPTY_FORM)
  expect(toOrderForm(null)).toBeNull()
  expect(toOrderForm('form')).toBeNull()
})
