import { expect, test } from 'vitest'
import { isCurrency, moneyOf } from './money.ts'

test.each([
  ['ru-RU', 'RUB', { digits: 2, sign: '₽', point: ',', before: '', after: '\u00A0₽', name: 'рублей' }],
  ['ru-RU', 'EUR', { digits: 2, sign: '€', point: ',', before: '', after: '\u00A0€', name: 'евро' }],
  ['ru-RU', 'JPY', { digits: 0, sign: '¥', point: ',', before: '', after: '\u00A0¥', name: 'иен' }],
  [
    'en-GB',
    'KWD',
    { digits: 3, sign: 'KWD', point: '.', before: 'KWD\u00A0', after: '', name: 'Kuwaiti dinars' },
  ],
  ['en-IE', 'EUR', { digits: 2, sign: '€', point: '.', before: '€', after: '', name: 'euros' }],
])('%s, %s', (locale, currency, written) => {
  expect(moneyOf(locale, currency)).toEqual(written)
})

test.each([
  ['KZT', true],
  ['JPY', true],
  ['KWD', true],
  ['CLF', false],
  ['rub', false],
  ['', false],
])('%s: %s', (code, isOne) => {
  expect(isCurrency(code)).toBe(isOne)
})
