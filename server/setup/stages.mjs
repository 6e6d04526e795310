import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { explainFailure, run } from './console.mjs'
import { ensureClients, node } from './install.mjs'
import { ensureRedis } from './servers.mjs'

/** @typedef {{ passed: number, failed: number, flaky?: number }} Counts `flaky`: passed at the second try only */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} parts the parts of `npm test` that it belongs to
 * @property {() => Promise<void>} [prepare] its failure is one failed test
 * @property {string} [needs] a stage that must not have failed
 * @property {readonly string[]} [command] a command of node_modules/.bin with its arguments
 * @property {string} [report] the file of its results in JSON; without it the stage is one test
 */

const REPORTS = '.cache/test'

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'Types', parts: ['checks'], command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'Lint and format', parts: ['checks'], command: ['biome', 'ci'] },
  { name: 'Build', parts: ['unit', 'clients', 'e2e'], prepare: ensureBuilt },
  { name: 'Redis', parts: ['unit'], prepare: ensureRedis },
  { name: 'Packages of the clients', parts: ['clients'], prepare: ensureClients },
  { name: 'Browser', parts: ['e2e'], needs: 'Build', prepare: ensureBrowser },
  vitest('Unit, gateway and server tests', 'unit'),
  {
    name: 'Types of the clients’ tests',
    ...{ parts: ['clients'], needs: 'Packages of the clients', command: ['tsc', '-p', 'tests/clients'] },
  },
  {
    ...vitest('Other people’s clients and linters', 'clients', '--config=tests/clients/vitest.config.ts'),
    needs: 'Packages of the clients',
  },
  {
    ...{ name: 'End-to-end tests in Chromium', parts: ['e2e'], needs: 'Browser' },
    command: ['playwright', 'test', '--reporter=list,json', '--forbid-only'],
    report: `${REPORTS}/e2e.json`,
  },
]

/**
 * @param {string} name
 * @param {string} part
 * @param {string[]} options
 * @returns {Stage}
 */
function vitest(name, part, ...options) {
  const report = `${REPORTS}/${part}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path.resolve(report)}`]
  return { name, parts: [part], command: ['vitest', 'run', ...reporters, ...options], report }
}

/** The parts of `npm test` that can run apart: `npm test -- unit`. */
export const PARTS = [...new Set(STAGES.flatMap(({ parts }) => parts))]

/**
 * Runs every stage of the given parts, also after a failed one.
 * @param {readonly string[]} chosen parts
 * @param {number} mostFlaky how many tests of a stage may need a second try
 * @returns {Promise<Counts>} the sum
 */
export async function runStages(chosen, mostFlaky) {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  /** @type {Map<string, Counts>} */
  const results = new Map()
  for (const stage of STAGES) {
    const isChosen = stage.parts.some((part) => chosen.includes(part))
    const isReady = !stage.needs || results.get(stage.needs)?.failed === 0
    if (!isChosen || !isReady) continue
    process.stdout.write(`\n━━ ${stage.name}\n`)
    results.set(stage.name, await runStage(stage, mostFlaky))
  }
  process.stdout.write('\n━━ Results\n')
  const sum = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, flaky }] of results) {
    const second = flaky ? `, ${flaky} at the second try` : ''
    process.stdout.write(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed${second}\n`)
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

/**
 * @param {Stage} stage
 * @param {number} mostFlaky
 * @returns {Promise<Counts>}
 */
async function runStage({ prepare, command: [program = '', ...args] = [], report }, mostFlaky) {
  if (prepare) {
    let failed = 1
    await explainFailure(async () => {
      await prepare()
      failed = 0
    })
    return { passed: 0, failed }
  }
  const bin = path.dirname(node)
  const env = {
    ...process.env,
    // Programs that tests start from sources are compiled once.
    NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report) }),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  }
  const code = await run(path.join(bin, program), args, { env })
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed, flaky = 0 } = countsOf(report)
  if (flaky > mostFlaky) return { passed, failed: failed + flaky, flaky }
  const isWhole = code === 0 && passed + flaky > 0
  return { passed: passed + flaky, failed: Math.max(failed, isWhole ? 0 : 1), flaky }
}

/**
 * The counts in a JSON report of Vitest or Playwright. Skipped tests count as failed.
 * @param {string} file
 * @returns {Counts}
 */
function countsOf(file) {
  try {
    const { stats, errors, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    if (stats)
      return {
        ...{ passed: stats.expected, flaky: stats.flaky },
        failed: stats.unexpected + stats.skipped + errors.length,
      }
    /** @type {{ fullName: string, status: string, failureMessages: string[] }[]} */
    const tests = testResults.flatMap(
      (/** @type {{ assertionResults: object[] }} */ each) => each.assertionResults,
    )
    const held = tests.filter(({ status }) => status === 'passed')
    const flaky = held.filter(({ failureMessages }) => failureMessages.length > 0)
    for (const { fullName } of flaky) process.stdout.write(`second try: ${fullName}\n`)
    return { passed: held.length - flaky.length, failed: tests.length - held.length, flaky: flaky.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
