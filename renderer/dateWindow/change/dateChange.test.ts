import { describe, expect, test } from 'vitest'
import type { CartQuote } from '#renderer/cart/cartQuote.ts'
import { dateChange } from './dateChange.ts'

const line = (productId: string, total: number, rest: Partial<CartQuote['lines'][number]> = {}) => ({
  ...{ productId, quantity: 2, total, stock: 9, counted: true, explain: [], problem: null },
  product: { id: productId, name: `Вещь ${productId}`, isOwned: true, images: [] },
  ...rest,
})

function quote(lines: CartQuote['lines'], rest: Partial<CartQuote> = {}): CartQuote {
  const total = lines.reduce((sum, { total }) => sum + total, 0)
  return {
    ...{ total, byTariff: false, deposit: null, explain: [], options: [], periodProblem: null },
    payment: { payable: total + 4500, delivery: 4500 },
    lines,
    relatedLines: [],
    ...rest,
  }
}

describe('other dates', () => {
  test('are compared line by line, and the difference does not drift', () => {
    const before = quote([line('1', 0.1), line('2', 0.2)])
    const change = dateChange(before, quote([line('1', 0.3), line('2', 0.2)]))
    expect(change.rows.map(({ was, sum }) => [was, sum])).toEqual([
      [0.1, 0.3],
      [0.2, 0.2],
    ])
    expect(change.difference).toBe(0.2)
    expect(change.isSame).toBe(false)
    expect(dateChange(quote([line('1', 300)]), quote([line('1', 100)])).difference).toBe(-200)
  })

  test('save nothing where less is paid because something is missing', () => {
    const before = quote([line('1', 300), line('2', 200)])
    const missing = line('2', 0, { stock: 0, counted: false })
    expect(dateChange(before, quote([line('1', 300), missing])).difference).toBeNull()
    expect(dateChange(before, quote([line('1', 600), missing])).difference).toBe(100)
  })

  test('put what falls short first, the worst at the top, and else keep the order of the cart', () => {
    const after = quote([
      line('1', 100),
      line('2', 100, { stock: null }),
      line('3', 100, { stock: 1 }),
      line('4', 0, { stock: 0, counted: false }),
      line('5', 0, { product: null, counted: false }),
      line('6', 100),
      line('7', 0, { counted: false }),
      line('8', 0, {
        stock: 0,
        counted: false,
        product: { id: '8', name: 'Вещь 8', isOwned: false, images: [] },
      }),
    ])
    const { rows, short, isStockComplete } = dateChange(null, after)
    expect(rows.map(({ lack }) => lack)).toEqual([
      ...['gone', 'none', 'busy', 'part', 'unpriced', 'unknown'],
      ...[null, null],
    ])
    expect(rows.slice(-2).map(({ name }) => name)).toEqual(['Вещь 1', 'Вещь 6'])
    expect(short.map(({ name }) => name)).toEqual(['', 'Вещь 8', 'Вещь 4', 'Вещь 3', 'Вещь 7'])
    expect(isStockComplete).toBe(false)
  })

  test('cost what the gateway counts: of a line what is free of it, nothing of one with none', () => {
    const before = quote([line('1', 100), line('2', 100)])
    const after = quote([line('1', 60, { stock: 1 }), line('2', 0, { stock: 0, counted: false })])
    const sums = Object.fromEntries(
      dateChange(before, after).rows.map(({ name, was, sum }) => [name, [was, sum]]),
    )
    expect(sums).toEqual({ 'Вещь 1': [100, 60], 'Вещь 2': [100, null] })
  })

  test('are the same only where each sum is, and nothing is short', () => {
    const before = quote([line('1', 100), line('2', 200)])
    expect(dateChange(before, before).isSame).toBe(true)
    expect(dateChange(before, quote([line('1', 200), line('2', 100)])).isSame).toBe(false)
    expect(dateChange(before, quote([line('1', 100, { stock: 1 }), line('2', 200)])).isSame).toBe(false)
    expect(dateChange(null, before)).toMatchObject({ isSame: false, difference: null, wasPayable: null })
  })

  test('know an extra by its product: the same one may belong to two', () => {
    const extra = (parentId: string, total: number) => ({ ...line('9', total), parentId })
    const before = quote([line('1', 100)], { relatedLines: [extra('1', 10), extra('2', 20)] })
    const after = quote([line('1', 100)], { relatedLines: [extra('2', 20), extra('1', 10)] })
    expect(dateChange(before, after).rows.map(({ was, sum, isExtra }) => [was, sum, isExtra])).toEqual([
      [100, 100, false],
      [20, 20, true],
      [10, 10, true],
    ])
  })
})
