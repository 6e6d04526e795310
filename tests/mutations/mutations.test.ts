import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows, testOf } from '../support/conformance.ts'
import { mutations } from './all.ts'
import { broken } from './mutation.ts'

test('every mutation still applies, once, to a statement that a test proves', () => {
  const proven = new Set(rows.filter((row) => testOf(row)).map(({ id }) => id))
  const wrong = mutations.flatMap((mutation) => {
    try {
      const text = readFileSync(mutation.file, 'utf8')
      const isProven = mutation.rows.every((row) => proven.has(row))
      return isProven && broken(text, mutation) !== text
        ? []
        : [`${mutation.rows}: proves or changes nothing`]
    } catch (error) {
      return [String(error)]
    }
  })
  expect(wrong).toEqual([])
})

test('most statements that a test proves are among them', () => {
  expect(new Set(mutations.flatMap((mutation) => mutation.rows)).size).toBeGreaterThanOrEqual(130)
})
