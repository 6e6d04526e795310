import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { document, type Row, rows, testOf } from './support/conformance.ts'
import { isTest } from './support/namedTests.ts'

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

test('every proof is a test that there is, a decision that there is, or says what is missing', () => {
  const wrong = rows.filter(
    (row) =>
      !(isProven(row) ? isTest(row.proof.slice(1, -1)) : isChosen(row) ? hasDecision(row) : isOpen(row)),
  )
  expect(wrong.map(({ id, proof }) => `${id}: ${proof}`)).toEqual([])
})

test('every proof is part of npm test', async () => {
  const { default: playwright } = await import('../playwright.config.ts')
  const left = playwright.projects?.map(({ testIgnore }) => [testIgnore ?? []].flat().map(String)) ?? []
  const isRun = (file: string) =>
    !file.endsWith('.spec.ts') || left.some((ignored) => !ignored.includes(`**/${path.basename(file)}`))
  const files = new Set(rows.flatMap((row) => testOf(row)?.file ?? []))
  expect([...files].filter((file) => !isRun(file))).toEqual([])
})

test('the counts are true', () => {
  const [proven, chosen, open] = [isProven, isChosen, isOpen].map((kind) => rows.filter(kind).length)
  expect(document).toContain(`${rows.length} statements: ${proven} proven, ${chosen} chosen, ${open} open.`)
})

function hasDecision({ proof }: Row): boolean {
  const [, link = ''] = /\((decisions\/.+?\.md)\)(?:$|; `)/.exec(proof) ?? []
  return link !== '' && existsSync(path.join('docs', link))
}
