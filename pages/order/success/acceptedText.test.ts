import { expect, test } from 'vitest'
import { acceptedText } from './acceptedText.ts'

const text = 'Перезвоним в течение получаса. Номер заказа пришлём на почту. До встречи!'

test('mentions mail only to customers who left an e-mail address', () => {
  expect(acceptedText(text, true)).toBe(text)
  expect(acceptedText(text, false)).toBe('Перезвоним в течение получаса. До встречи!')
  expect(acceptedText('Ждите письмо', false)).toBe('')
})

test('is nothing where the company gives none', () => {
  expect(acceptedText(null, false)).toBe('')
})
