import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest } from '../support/namedTests.ts'

const page = readFileSync('docs/faults.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!what|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', , tests = '']) => ({
    what,
    named: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
  }))

test.each(rows)('$what: its tests are there', ({ named }) => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((each) => !isTest(each))).toEqual([])
})

test('the table has the four parts', () => {
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Services that answer badly',
    'Orders, feedback, traffic sources',
    'Visitors',
    'Process',
  ])
  expect(rows.length).toBeGreaterThan(35)
})
