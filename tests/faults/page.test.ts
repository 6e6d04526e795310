import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest } from '../support/namedTests.ts'

const page = readFileSync('docs/faults.md', 'utf8')
const faults = page
  .split(/^###? /m)
  .slice(1)
  .filter((block) => block.includes('\n- '))
  .map((block) => ({
    fault: block.split('\n', 1)[0] ?? '',
    named: [...block.matchAll(/^- `?(.+?)`?$/gm)].map(([, named = '']) => named),
  }))

test.each(faults)('$fault: its tests are there', ({ named }) => {
  expect(named.length).toBeGreaterThan(0)
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
  expect(faults.map(({ fault }) => fault)).toEqual(
    [...page.matchAll(/^### (.+)$/gm)].map(([, title]) => title),
  )
})
