import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows, testOf } from '../support/conformance.ts'
import { mutations } from './all.ts'
import { broken } from './mutation.ts'

test('every mutation still applies, once, to a statement that a test proves', () => {
  const proven = new Set(rows.filter((row) => testOf(row)).map(({ id }) => id))
  for (const mutation of mutations) {
    const text = readFileSync(mutation.file, 'utf8')
    expect(broken(text, mutation), JSON.stringify(mutation)).not.toBe(text)
    expect(mutation.rows.filter((row) => !proven.has(row))).toEqual([])
  }
})

test('most statements that a test proves are among them', () => {
  expect(new Set(mutations.flatMap((mutation) => mutation.rows)).size).toBeGreaterThanOrEqual(100)
})
