import { expect, test } from 'vitest'
import { acceptedText, otherSumText } from './acceptedText.ts'

const text = 'Перезвоним в течение получаса. Номер заказа пришлём на почту. До встречи!'

test('mentions mail only to customers who left an e-mail address', () => {
  expect(acceptedText(text, true)).toBe(text)
  expect(acceptedText(text, false)).toBe('Перезвоним в течение получаса. До встречи!')
  expect(acceptedText('Ждите письмо', false)).toBe('')
})

test('is nothing where the company gives none', () => {
  expect(acceptedText(null, false)).toBe('')
})

test.each([
  [4321, 2122, /При отправке аренда стоила 2 122 ₽, в заказе она стоит 4 321 ₽/],
  [2122, 2122, /^$/],
  [2122, null, /^$/],
  [null, 2122, /^$/],
])('an order of %j that was sent with %j', (total, agreed, said) => {
  expect((otherSumText({ total, agreed }) ?? '').replace(/\s/g, ' ')).toMatch(said)
})
