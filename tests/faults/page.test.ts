import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest } from '../support/namedTests.ts'

const page = readFileSync('docs/faults.md', 'utf8')
const faults = [...page.matchAll(/^\| (.+?) \| .+ \| (`.+`) \|$/gm)].map(([, fault = '', tests = '']) => ({
  fault,
  named: tests.split('<br>').map((each) => each.slice(1, -1)),
}))

test.each(faults)('$fault: its tests are there', ({ named }) => {
  expect(named.filter((each) => !isTest(each))).toEqual([])
})

test('the page has the four parts, and no fault without tests', () => {
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Services that answer badly',
    'Orders, feedback, traffic sources',
    'Visitors',
    'Process',
  ])
  expect(faults.length).toBeGreaterThan(35)
  const heads = 2 * 4
  expect(page.match(/^\|/gm)).toHaveLength(heads + faults.length)
})
