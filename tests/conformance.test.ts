import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { document, type Row, rows, testOf } from './support/conformance.ts'
import { isTest } from './support/namedTests.ts'
import { readTestTitles } from './support/testTitles.ts'

const isProven = ({ proof }: Row) => proof.startsWith('`')
const isChosen = ({ proof }: Row) => proof.startsWith('chosen: ')
const isOpen = ({ proof }: Row) => proof.startsWith('open: ')

test('every section of the specification has its statements, numbered without a gap', () => {
  const sections = readFileSync('docs/specification.md', 'utf8').match(/^## \d+\. .+$/gm) ?? []
  expect(document.match(/^## \d+\. .+$/gm)).toEqual(sections)
  for (const [index] of sections.entries()) {
    const numbers = rows.filter(({ section }) => section === index + 1).map(({ number }) => number)
    expect(numbers, `section ${index + 1}`).toEqual(numbers.map((_, place) => place + 1))
    expect(numbers.length).toBeGreaterThan(0)
  }
  expect(document.match(/^\| \d/gm)).toHaveLength(rows.length)
})

test('every statement lives in a file that there is', () => {
  expect(rows.filter(({ where }) => !existsSync(where)).map(({ id, where }) => `${id}: ${where}`)).toEqual([])
})

test('every proof is a test that each change runs, a decision that there is, or says what is missing', () => {
  const isRun = (row: Row) => {
    const proof = testOf(row)
    return proof === null ? !isProven(row) : isTest(`${proof.file} › ${proof.title}`)
  }
  const wrong = rows.filter(
    (row) => !(isRun(row) && (isProven(row) || isOpen(row) || (isChosen(row) && hasDecision(row)))),
  )
  expect(wrong.map(({ id, proof }) => `${id}: ${proof}`)).toEqual([])
})

test('what only `npm run test:nightly` runs proves nothing', () => {
  const tests = `test('by night', { tag: '@nightly' }, run)
    test.describe('all of these', { tag: ['@desk', '@nightly'] }, () => test('in it', run))
    test('some of these by day', { tag: isMain ? [] : ['@nightly'] }, run)`
  expect([...readTestTitles('some.spec.ts', tests)]).toEqual(['some of these by day'])
  expect(
    isTest(
      'tests/e2e/nightly/playground.spec.ts › the playground knows the schema, and its examples run as they are',
    ),
  ).toBe(false)
})

test('the counts are true', () => {
  const [proven, chosen, open] = [isProven, isChosen, isOpen].map((kind) => rows.filter(kind).length)
  expect(document).toContain(`${rows.length} statements: ${proven} proven, ${chosen} chosen, ${open} open.`)
})

function hasDecision({ proof }: Row): boolean {
  const [, link = ''] = /\((decisions\/.+?\.md)\)(?:$|; `)/.exec(proof) ?? []
  return link !== '' && existsSync(path.join('docs', link))
}
