import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './testReport.mjs'

function written(report: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('of Vitest: what failed and what was skipped is named, and a file that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fits' },
          { status: 'failed', fullName: 'breaks' },
          { status: 'skipped', fullName: 'is left out' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(readReport(written(report))).toEqual({
    ...{ passed: 1, failed: 3 },
    failures: ['b.test.ts', 'a.test.ts › breaks', 'a.test.ts › is left out'],
  })
})

test('of Playwright: what failed, what passed at a second try only, and an error outside of all tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    stats: { expected: 1 },
    errors: [{ message: 'no browser\n  at …' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('works', 'expected')],
        suites: [{ title: 'on a phone', specs: [spec('breaks', 'unexpected'), spec('wavers', 'flaky')] }],
      },
    ],
  }
  expect(readReport(written(report))).toEqual({
    ...{ passed: 1, failed: 3 },
    failures: ['no browser', 'a.spec.ts › on a phone › breaks', 'a.spec.ts › on a phone › wavers'],
  })
})

test('a report that was not written has nothing that passed', () => {
  expect(readReport('nowhere.json')).toEqual({ passed: 0, failed: 0, failures: [] })
})
