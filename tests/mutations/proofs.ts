import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Report, readPlaywright, readVitest } from '../../server/setup/reports.mjs'
import type { NamedTest } from '../support/conformance.ts'
import type { Checkout } from './checkout.ts'

/** What the tests said: `red` because an assertion did not hold. `broken`: whatever else it was proves nothing. */
export type Verdict = { is: 'green' } | { is: 'red' | 'broken'; why: string }

/** Whether a test is the browser's. */
export function isEndToEnd({ file }: NamedTest): boolean {
  return file.endsWith('.spec.ts')
}

/** Whether a test reads the build in dist/. */
export function readsBuild(test: NamedTest): boolean {
  return isEndToEnd(test) || test.file.startsWith('tests/server/')
}

/** Runs tests of one runner, once each and no others, and judges all of them together. */
export async function runTests(checkout: Checkout, tests: readonly NamedTest[]): Promise<Verdict> {
  const files = [...new Set(tests.map(({ file }) => file))]
  const titles = [...new Set(tests.map(({ title }) => titlePattern(title)))].join('|')
  const file = checkout.path('report.json')
  rmSync(file, { force: true })
  if (tests.some(isEndToEnd)) {
    // Behind a title stand its tags.
    const args = ['--retries=0', '--workers=1', '--reporter=json', `--grep=(?:${titles})(?: @\\w+)*$`]
    await checkout.run('playwright', ['test', ...files.map((name) => path.basename(name)), ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    return judge(readPlaywright, file)
  }
  const args = [
    '--retry=0',
    '--reporter=./server/setup/vitestReporter.ts',
    `--testNamePattern=(?:^| )(?:${titles})$`,
  ]
  await checkout.run('vitest', ['run', ...files, ...args], { TEST_REPORT: file })
  return judge(readVitest, file)
}

function judge(read: (file: string) => Report, file: string): Verdict {
  const { passed, failed } = existsSync(file) ? read(file) : { passed: 0, failed: [] }
  const ran = failed
    .filter(({ message }) => message !== 'skipped')
    .map(({ name, message }) => ({ name, message: stripVTControlCharacters(message) }))
  const asserted = ran.find(({ message }) => /AssertionError|\bexpect(\.poll)?\(/.test(message))
  if (asserted) return { is: 'red', why: asserted.name }
  const [first] = ran
  if (first) return { is: 'broken', why: `no assertion: ${first.message.split('\n')[0]}` }
  return passed > 0 ? { is: 'green' } : { is: 'broken', why: 'no such test ran' }
}

/** A regular expression for a title as it is written, with whatever its `%s`, `$name` and `${…}` become. */
function titlePattern(title: string): string {
  return title
    .split(/\$\{.*?\}|\$[\w.]+|%[sdifjo#]/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*')
}
