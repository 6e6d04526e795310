import { expect, test } from 'vitest'
import { EMPTY_FORM, formProblems, type OrderForm } from './orderForm.ts'

const filled: OrderForm = {
  ...EMPTY_FORM,
  name: 'Марина Ветрова',
  phone: '+7 916 245-11-22',
  address: 'Москва, Садовая ул., 12',
  consent: true,
}
const problems = (change: Partial<OrderForm>) => formProblems({ ...filled, ...change })

test('a filled form has no problems; e-mail, company, times and comment may be left out', () => {
  expect(formProblems(filled)).toEqual({})
})

test('an empty form says of each required field what to do', () => {
  expect(Object.keys(formProblems(EMPTY_FORM))).toEqual(['name', 'phone', 'address', 'consent'])
})

test('spaces are no name', () => {
  expect(problems({ name: '  ' })).toHaveProperty('name')
})

test('pick-up needs no address', () => {
  expect(problems({ method: 'PICKUP', address: '' })).toEqual({})
  expect(problems({ method: 'DELIVERY', address: ' ' })).toHaveProperty('address')
})

test.each([
  ['+7 916 24', 'Не хватает пяти цифр'],
  ['+7', 'Не хватает десяти цифр'],
  ['916 245-11-2', 'Не хватает одной цифры'],
  ['', 'Оставьте номер, чтобы мы подтвердили заказ'],
  ['+', 'Не хватает десяти цифр'],
  ['звоните вечером', 'В номере бывают только цифры, пробелы, скобки и дефисы'],
  ['1234567890123456', 'В номере больше 15 цифр, проверьте его'],
])('of the phone number «%s» it says «%s»', (phone, text) => {
  expect(problems({ phone }).phone?.replaceAll('\u00A0', ' ')).toBe(text)
})

test.each(['8 (916) 245-11-22', '9162451122', '+49 30 901820 1'])('«%s» is a phone number', (phone) => {
  expect(problems({ phone })).toEqual({})
})

test.each([
  ['marina', 'В адресе не хватает знака @'],
  ['marina@example', 'Проверьте адрес: нужен вид name@example.ru'],
  ['a@b@c.ru', 'Проверьте адрес: нужен вид name@example.ru'],
])('of the address «%s» it says «%s»', (email, text) => {
  expect(problems({ email }).email?.replaceAll('\u00A0', ' ')).toBe(text)
})
