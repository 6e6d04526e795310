import { expect, test } from 'vitest'
import { otherOrderText } from './otherOrderText.ts'

const period = { start: '2026-12-12', end: '2026-12-14' }
const later = { start: '2026-12-19', end: '2026-12-21' }
const SUM = 'При отправке аренда стоила 2 122 ₽, в заказе она стоит 4 321 ₽.'
const DATES = 'Отправлены даты 12 — 14 декабря, в заказе стоят 19 — 21 декабря.'

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
