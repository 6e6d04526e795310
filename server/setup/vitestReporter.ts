import { writeFileSync } from 'node:fs'
import type { SerializedError, TestModule } from 'vitest/node'
import type { Report } from './reports.mjs'

/** A Vitest reporter that writes counts, and what failed or needed a second try, to the file that `TEST_REPORT` names. */
export default class ReportOfTests {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failed: [], flaky: [] }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const noted = note(`${module.relativeModuleId} › ${test.fullName}`, state, errors)
        if (state !== 'passed') report.failed.push(noted)
        else if (test.diagnostic()?.flaky) report.flaky.push(noted)
        else report.passed += 1
      }
      for (const error of module.errors())
        report.failed.push(note(module.relativeModuleId, 'broken', [error]))
    }
    for (const error of unhandledErrors) report.failed.push(note('outside of tests', 'error', [error]))
    const { TEST_REPORT } = process.env
    if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(report))
  }
}

type Said = { name?: string; message: string; cause?: unknown }

function note(name: string, state: string, errors: readonly Said[] | undefined) {
  const [first] = errors ?? []
  return { name, message: first ? wordsOf(first) : state }
}

/** A property that fails says what failed in its cause. */
function wordsOf({ name = 'Error', message, cause }: Said): string {
  const words = `${name}: ${message}`
  return cause instanceof Object && 'message' in cause ? `${words}\n${wordsOf(cause as Said)}` : words
}
