import { expect, test } from 'vitest'
import { countValues } from './variables.ts'

test.each([
  [undefined, 0],
  [null, 0],
  [{}, 0],
  [{ a: 1, b: null }, 2],
  [{ a: [1, 2, [3]] }, 5],
  [{ input: { lines: [{ id: '1', quantity: 2 }] } }, 5],
])('%j has %i values', (variables, count) => {
  expect(countValues(variables)).toBe(count)
})

test('values are counted however deep they are nested', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(countValues({ deep })).toBe(30_000)
})
