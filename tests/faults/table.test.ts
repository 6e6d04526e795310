import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/faults.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!what|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', , tests = '']) => ({
    what,
    files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))

test.each(rows)('$what: its tests are there', ({ files }) => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the table has the three parts', () => {
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Services that answer badly',
    'Orders, feedback, traffic sources',
    'Visitors',
  ])
  expect(rows.length).toBeGreaterThan(25)
})
