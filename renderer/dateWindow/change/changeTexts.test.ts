import { describe, expect, test } from 'vitest'
import { texts } from '#company/texts/index.ts'
import {
  deliveryText,
  differenceText,
  lackText,
  periodChangeText,
  shortText,
  stockText,
} from './changeTexts.ts'

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

test('the change of dates says how much longer or shorter the rental gets', () => {
  const old = { start: '2026-11-27', end: '2026-11-29' }
  expect(plain(periodChangeText(old, { start: '2026-12-14', end: '2026-12-17' }))).toBe(
    '27–29 ноября → 14–17 декабря, на сутки дольше',
  )
  expect(plain(periodChangeText(null, old))).toBe('27–29 ноября, 3 суток')
  expect([0, -1, 2, -21].map((days) => plain(texts.dateChange.length(days)))).toEqual([
    'срок тот же',
    'на сутки короче',
    'на 2 суток дольше',
    'на 21 сутки короче',
  ])
})

test('what is short is named, three things at most, the rest counted', () => {
  const tent = { name: 'Шатёр', lack: 'busy', stock: 0, quantity: 1 } as const
  const chair = { name: 'Стул', lack: 'part', stock: 12, quantity: 24 } as const
  const lost = { name: '', lack: 'gone', stock: null, quantity: 2 } as const
  expect(plain(shortText([tent, chair]))).toBe('Шатёр — занято, Стул — 12 из 24')
  expect(plain(shortText([lost, tent, chair, chair, chair]))).toBe(
    'Предмет — больше не сдаём, Шатёр — занято, Стул — 12 из 24 и ещё 2 предмета',
  )
})

describe('a row', () => {
  test.each([
    [{ lack: 'busy', stock: 0 }, 'Занято'],
    [{ lack: 'none', stock: 0 }, 'Нет в наличии'],
    [{ lack: 'part', stock: 12 }, 'Свободно 12 из 24'],
    [{ lack: 'unknown', stock: null }, 'Наличие уточняем'],
    [{ lack: null, stock: 90 }, ''],
  ] as const)('%o says «%s»', (row, text) => {
    expect(plain(lackText({ ...row, quantity: 24 }))).toBe(text)
  })
})

test('sums say which way they go, and delivery what it was', () => {
  expect([38_420, -169_900, 0].map((sum) => plain(differenceText(sum)))).toEqual([
    'на 38 420 ₽ больше',
    'на 169 900 ₽ меньше',
    'сумма та же',
  ])
  const said = [
    { delivery: 0, wasDelivery: 0 },
    { delivery: 4500, wasDelivery: 0 },
    { delivery: 0, wasDelivery: 4500 },
    { delivery: 4500, wasDelivery: undefined },
    { delivery: null, wasDelivery: 0 },
  ].map((delivery) => plain(deliveryText(delivery)))
  expect(said).toEqual([
    'бесплатно, как и было',
    '4 500 ₽ — было бесплатно',
    'бесплатно — было 4 500 ₽',
    '4 500 ₽',
    undefined,
  ])
})

test('nothing is said to be free that nobody knows of', () => {
  const row = {
    key: '',
    name: '',
    images: [],
    quantity: 1,
    isExtra: false,
    was: 0,
    sum: 0,
    stock: 0,
    lack: 'busy',
  } as const
  expect(stockText({ short: [], isStockComplete: true })).toBe('Всё свободно')
  expect(stockText({ short: [], isStockComplete: false })).toBe('Наличие уточняем')
  expect(stockText({ short: [row], isStockComplete: true })).toBe('')
})
