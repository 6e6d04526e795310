import { expect, test } from 'vitest'
import { termsText } from './termsText.ts'

const terms = {
  delivery: { zone: 'Москва', price: 4500, freeFrom: 60000 },
  prepayment: { percent: 50, fullUpTo: 30000 },
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('says what delivery costs and what is paid beforehand for the sum', () => {
  expect(plain(termsText(63380, terms))).toBe(
    'Доставка (Москва) — бесплатно: заказ от 60 000 ₽. Предоплата 50 % после подтверждения',
  )
  expect(plain(termsText(30000, terms))).toBe(
    'Доставка (Москва) — 4 500 ₽, от 60 000 ₽ бесплатно. Полная оплата после подтверждения',
  )
})

test('says nothing of what the settings leave out', () => {
  expect(termsText(1000, { delivery: null, prepayment: null })).toBe('')
  expect(
    termsText(1000, {
      delivery: { zone: null, price: null, freeFrom: null },
      prepayment: { percent: null, fullUpTo: null },
    }),
  ).toBe('')
})
