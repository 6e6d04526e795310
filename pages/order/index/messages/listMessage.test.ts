import { expect, test } from 'vitest'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { listMessage } from './listMessage.ts'

const period = { start: '2026-12-12', end: '2026-12-14' }
const form = { method: 'DELIVERY' as const, address: ' Садовая ул., 12 ', comment: 'Заезд\nсо двора' }
const planOf = (count: number): Plan => ({
  ...{ title: '', period, made: '2026-12-01' },
  lines: Array.from({ length: count }, (_, index) => ({
    productId: String(101 + index),
    parentId: null,
    quantity: 420,
    sum: 100,
  })),
})
const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Стул ${index + 1}`, quantity: 420 }))

test('a list says what, when, where and for how much, with the link to its plan', () => {
  const list = { plan: planOf(2), things: things(2), total: 8_183_000 }
  expect(listMessage(list, form, 'https://shop.example').replace(/[\u00a0\u202f]/g, ' ')).toBe(
    [
      'На подтверждение: 2 предмета, 12 — 14 декабря, 8 183 000 ₽',
      'Смета: https://shop.example/plan?v=1&s=2026-12-12&e=2026-12-14&l=101_420.102_420',
      'Доставка: Садовая ул., 12',
      'Комментарий: Заезд\nсо двора',
      'Стул 1 — 420 шт.',
      'Стул 2 — 420 шт.',
    ].join('\n'),
  )
})

test.each([84, 200, 250])('%d things: never longer than a message may be, and the link is whole', (count) => {
  const list = { plan: planOf(count), things: things(count), total: null }
  const text = listMessage(
    list,
    { ...form, method: 'PICKUP', comment: 'ж'.repeat(2000) },
    'https://shop.example',
  )
  expect(text.length).toBeLessThanOrEqual(2000)
  expect(text).toContain(count < 250 ? `.${100 + count}_420\n` : 'Самовывоз')
  expect(text).not.toContain('жж')
})
