import { existsSync, readFileSync } from 'node:fs'

/**
 * A JSON report of Vitest or Playwright, as `npm test` sums it up. Skipped tests count as failed.
 * @param {string} file
 * @returns {{ passed: number, failed: number, failures: string[] }} the failures by file and title
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? ofPlaywright(report) : ofVitest(report)
}

/**
 * @typedef {{ status: string, fullName: string }} VitestTest
 * @param {{ testResults: { name: string, status: string, assertionResults: VitestTest[] }[] }} report
 */
function ofVitest({ testResults }) {
  const files = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, title: `${name} › ${fullName}` })),
  )
  const failed = tests.filter(({ status }) => status !== 'passed')
  return {
    passed: tests.length - failed.length,
    failed: files.length + failed.length,
    failures: [...files.map(({ name }) => name), ...failed.map(({ title }) => title)],
  }
}

/**
 * @typedef {{ title: string, file?: string, specs: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number }, errors: { message?: string }[], suites: Suite[] }} report
 */
function ofPlaywright({ stats, errors, suites }) {
  const failures = errors.map(({ message = '' }) => message.split('\n', 1).join(''))
  for (const suite of suites) addFailures(suite, suite.title)
  return { passed: stats.expected, failed: failures.length, failures }

  /**
   * @param {Suite} suite
   * @param {string} path
   */
  function addFailures({ specs, suites = [] }, path) {
    for (const { title, tests } of specs)
      for (const { status } of tests) if (status !== 'expected') failures.push(`${path} › ${title}`)
    for (const suite of suites) addFailures(suite, `${path} › ${suite.title}`)
  }
}
