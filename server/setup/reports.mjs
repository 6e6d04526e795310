import { readFileSync } from 'node:fs'

/** @typedef {{ name: string, message: string }} Noted a test's file and title, and what its first failure said */
/** @typedef {{ passed: number, failed: Noted[], flaky: Noted[] }} Report `flaky`: passed at the second try only */

/**
 * What `vitestReporter.ts` wrote. Skipped and pending tests are tests that do not hold: they count as failed.
 * @param {string} file
 * @returns {Report}
 */
export function readVitest(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Playwright's own report in JSON. Skipped tests count as failed.
 * @param {string} file
 * @returns {Report}
 */
export function readPlaywright(file) {
  /** @type {{ suites: Suite[], errors: { message?: string }[] }} */
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {Report} */
  const report = { passed: 0, failed: [], flaky: [] }
  for (const spec of suites.flatMap(specsOf)) {
    for (const { projectName, status, results } of spec.tests) {
      const message = results.find(({ error }) => error)?.error?.message ?? status
      const noted = { name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`, message }
      if (status === 'expected') report.passed += 1
      else if (status === 'flaky') report.flaky.push(noted)
      else report.failed.push(noted)
    }
  }
  for (const { message = '' } of errors) report.failed.push({ name: 'outside of tests', message })
  return report
}

/**
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} Tried
 * @typedef {{ title: string, file: string, line: number, tests: Tried[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * The lines that name a report's tests: each with the first lines of what it said.
 * @param {readonly Noted[]} noted
 * @param {string} what
 */
export function named(noted, what) {
  return noted.map(({ name, message }) => {
    const said = message.split('\n').slice(0, 12).join('\n    ')
    return `  ${what}: ${name}\n    ${said}\n`
  })
}
