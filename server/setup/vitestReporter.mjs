import { writeFileSync } from 'node:fs'

/** @typedef {import('./reports.mjs').Report} Report */

/** A Vitest reporter that writes counts, and what failed or needed a second try, to the file that `TEST_REPORT` names. */
export default class ReportOfTests {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {Report} */
    const report = { passed: 0, failed: [], flaky: [] }
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

/** @typedef {{ name?: string, message: string, cause?: unknown }} Said */

/**
 * @param {string} name
 * @param {string} state
 * @param {readonly Said[] | undefined} errors
 */
function note(name, state, errors) {
  const [first] = errors ?? []
  return { name, message: first ? wordsOf(first) : state }
}

/**
 * A property that fails says what failed in its cause.
 * @param {Said} error
 * @returns {string}
 */
function wordsOf({ name = 'Error', message, cause }) {
  const words = `${name}: ${message}`
  return cause instanceof Object && 'message' in cause
    ? `${words}\n${wordsOf(/** @type {Said} */ (cause))}`
    : words
}
