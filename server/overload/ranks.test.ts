import { expect, test } from 'vitest'
import { rankOf } from './ranks.ts'

const whole = { key: 'k', name: 'Марина', phone: '+7', termsAccepted: 'on', consent: 'on' }
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}_1`).join('.')

test.each([
  ['a whole form', whole, 29, 'orders'],
  ['a whole form of a long plan', whole, 30, 'expensive'],
  ['a form without its key', { ...whole, key: '' }, 1, 'pages'],
  ['a form without a name', { ...whole, name: '' }, 1, 'pages'],
  ['a form without consent', { ...whole, consent: undefined }, 1, 'pages'],
  ['nothing', null, 1, 'pages'],
])('%s has its rank', (_, body, count, rank) => {
  const url = `/order?v=1&l=${lines(count)}`
  expect(rankOf({ method: 'POST', url, body, routeOptions: { url: '/order' } })).toBe(rank)
})
