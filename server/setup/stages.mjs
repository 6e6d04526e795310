import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { explainFailure, run, say } from './console.mjs'
import { node } from './install.mjs'
import { named, readPlaywright, readVitest } from './reports.mjs'

/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {{ name: string, passed: number, failed: number, report?: Report }} StageResult */
/** @typedef {() => Promise<void>} Preparation */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command a command of node_modules/.bin
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {() => Report} [read] reads the stage's report; without it the stage is one test
 */

const reports = path.resolve('.cache/test')
const playwrightReport = path.join(reports, 'playwright.json')
const limitMs = 30 * 60_000
/** How many tests of a stage may need a second try: one stall of the machine, not a habit. */
const MOST_FLAKY = 3

/** @type {Stage} */
const types = { name: 'Types', command: 'tsc', args: ['--noEmit', '-p', '.'] }
/** @type {Stage} */
const lint = { name: 'Lint and format', command: 'biome', args: ['ci'] }
const units = vitestStage('Unit, gateway and server tests', 'vitest.json')
/** @type {Stage} */
const clientTypes = { name: 'Types of the clients’ tests', command: 'tsc', args: ['-p', 'tests/clients'] }
const clients = vitestStage(
  'Other people’s clients and linters',
  'clients.json',
  '--config=tests/clients/vitest.config.ts',
)
/** @type {Stage} */
const endToEnd = {
  name: 'End-to-end tests in Chromium',
  command: 'playwright',
  args: ['test', '--reporter=list,json', '--forbid-only'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  read: () => readPlaywright(playwrightReport),
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} options
 * @returns {Stage}
 */
function vitestStage(name, file, ...options) {
  const report = path.join(reports, file)
  return {
    ...{ name, command: 'vitest', env: { TEST_REPORT: report }, read: () => readVitest(report) },
    args: ['run', ...options, '--reporter=default', '--reporter=./server/setup/vitestReporter.ts'],
  }
}

/** The parts of `npm test` that can run apart: `npm test -- unit`. */
export const PARTS = ['checks', 'unit', 'clients', 'e2e']

/**
 * Runs every stage of the given parts, also after a failed one. A preparation that fails counts as one failed test; the
 * end-to-end tests need the build and the browser. With `isStrict` a test that needed a second try has failed.
 * @param {{ ensureBuilt: Preparation, ensureBrowser: Preparation, ensureRedis: Preparation, ensureClients: Preparation }} preparations
 * @param {readonly string[]} parts
 * @param {{ isStrict: boolean }} options
 * @returns {Promise<StageResult[]>}
 */
export async function runStages(
  { ensureBuilt, ensureBrowser, ensureRedis, ensureClients },
  parts,
  { isStrict },
) {
  const runStage = (/** @type {Stage} */ stage) => judgeStage(stage, isStrict ? 0 : MOST_FLAKY)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const has = (/** @type {string} */ part) => parts.includes(part)
  const isBuilt = parts.some((part) => part !== 'checks')
  // Beside the checks: the build takes one core, what is installed waits for the network. Of apt-get there is one at a time.
  const preparing = Promise.all([
    isBuilt ? prepare('Build', ensureBuilt) : null,
    has('clients') ? prepare('Clients', ensureClients) : null,
    prepareInTurn([
      ...(has('unit') ? [/** @type {const} */ (['Redis', ensureRedis])] : []),
      ...(has('e2e') ? [/** @type {const} */ (['Browser', ensureBrowser])] : []),
    ]),
  ])
  /** @type {StageResult[]} */
  const results = []
  if (has('checks')) results.push(await runStage(types), await runStage(lint))
  const [build, packages, programs] = await preparing
  results.push(...[build, packages, ...programs].filter((result) => result !== null))
  if (has('unit')) results.push(await runStage(units))
  if (packages?.failed === 0) results.push(await runStage(clientTypes), await runStage(clients))
  const isReady = [build, ...programs].every((result) => result?.name === 'Redis' || result?.failed === 0)
  if (has('e2e') && isReady) results.push(await runStage(endToEnd))
  heading('Results')
  for (const { name, passed, failed, report } of results) {
    process.stdout.write(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed\n`)
    const { failed: broken = [], flaky = [] } = report ?? {}
    process.stdout.write([...named(broken, 'failed'), ...named(flaky, 'second try')].join(''))
  }
  return results
}

/**
 * @param {readonly (readonly [name: string, ensure: Preparation])[]} preparations
 * @returns {Promise<StageResult[]>}
 */
async function prepareInTurn(preparations) {
  const results = []
  for (const [name, ensure] of preparations) results.push(await prepare(name, ensure))
  return results
}

/**
 * @param {string} name
 * @param {Preparation} ensure
 * @returns {Promise<StageResult>}
 */
async function prepare(name, ensure) {
  let failed = 1
  await explainFailure(async () => {
    await ensure()
    failed = 0
  })
  return { name, passed: 0, failed }
}

/**
 * @param {Stage} stage
 * @param {number} mostFlaky
 * @returns {Promise<StageResult>}
 */
async function judgeStage({ name, command, args, env, read }, mostFlaky) {
  heading(name)
  const bin = path.dirname(node)
  const { code } = await run(path.join(bin, command), args, {
    env: {
      ...process.env,
      // Programs that tests start from sources are compiled once.
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
      ...env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    },
    doing: `running "${command}"`,
    limitMs,
  })
  if (code !== 0) say(`"${command}" ended with code ${code}`)
  if (!read) return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const report = readOrNothing(read)
  const isFew = report.flaky.length <= mostFlaky
  const passed = report.passed + (isFew ? report.flaky.length : 0)
  const failed = report.failed.length + (isFew ? 0 : report.flaky.length)
  return { name, passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1), report }
}

/** @param {string} title */
function heading(title) {
  process.stdout.write(`\n━━ ${title}\n`)
}

/**
 * @param {() => Report} read
 * @returns {Report}
 */
function readOrNothing(read) {
  try {
    return read()
  } catch {
    return { passed: 0, failed: [], flaky: [] }
  }
}
