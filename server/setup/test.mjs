import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { explainFailure, run } from './console.mjs'
import { ensureInstalled, installLocked, node } from './install.mjs'
import { ensureRedis } from './servers.mjs'

// `npm test`: the set-up of `npm start`, then every test, or the parts that are named, as in `npm test -- checks unit`. The last line is
// the sum. With `--first-try` no test of a browser may need a second try.

const STRICT = '--first-try'
/** So many tests of a browser may need a second try: that is a stall of the machine, more are a habit. */
const MOST_FLAKY = process.argv.includes(STRICT) ? 0 : 3
const REPORTS = path.resolve('.cache/test')

/**
 * Each part: its preparations, then commands of node_modules/.bin.
 * @type {Record<string, { prepare: (() => void | Promise<void>)[], commands: string[][] }>}
 */
const PARTS = {
  checks: {
    prepare: [],
    commands: [
      ['tsc', '--noEmit', '-p', '.'],
      ['biome', 'ci'],
    ],
  },
  unit: { prepare: [ensureBuilt, ensureRedis], commands: [vitest('unit')] },
  clients: {
    prepare: [ensureBuilt, () => installLocked('tests/clients', '--ignore-scripts')],
    commands: [['tsc', '-p', 'tests/clients'], vitest('clients', '--config=tests/clients/vitest.config.ts')],
  },
  e2e: {
    prepare: [ensureBuilt, ensureBrowser],
    commands: [['playwright', 'test', '--reporter=list,json', '--forbid-only']],
  },
}

const given = process.argv.slice(2).filter((argument) => argument !== STRICT)
const unknown = given.find((part) => !(part in PARTS))
if (unknown !== undefined) {
  console.error(`there is no part "${unknown}": the parts are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
/** @type {string[]} */
const results = []
const sum = { passed: 0, failed: 0 }
const isInstalled = await explainFailure(ensureInstalled)
if (!isInstalled) add('Packages', { passed: 0, failed: 1 })
for (const [part, { prepare, commands }] of Object.entries(PARTS))
  if (isInstalled && (given.length === 0 || given.includes(part))) {
    let isReady = true
    for (const step of prepare) isReady &&= await explainFailure(step)
    if (!isReady) add(`Set-up of ${part}`, { passed: 0, failed: 1 })
    else for (const command of commands) add(`${part}: ${command[0]}`, runCommand(command, reportOf(part)))
  }
console.log(`\n${results.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

/** @typedef {{ passed: number, failed: number, flaky?: number }} Counts `flaky`: of those that passed, at the second try only */
/**
 * @param {string} name
 * @param {Counts} counts
 */
function add(name, { passed, failed, flaky = 0 }) {
  const second = flaky > 0 ? `, ${flaky} at the second try` : ''
  results.push(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed${second}`)
  sum.passed += passed
  sum.failed += failed
}

/**
 * @param {string[]} command
 * @param {string} report
 * @returns {Counts}
 */
function runCommand([program = '', ...args], report) {
  console.log(`\n━━ ${program} ${args.join(' ')}`)
  const bin = path.dirname(node)
  const env = {
    ...process.env,
    // Programs that tests start from sources are compiled once.
    NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  }
  const isGreen = run(path.join(bin, program), args, { env }) === 0
  if (program === 'tsc' || program === 'biome')
    return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed, flaky = 0 } = countsOf(report)
  const tooMany = flaky > MOST_FLAKY ? flaky : 0
  return {
    passed: passed - tooMany,
    failed: Math.max(failed + tooMany, isGreen && passed > 0 ? 0 : 1),
    flaky,
  }
}

/**
 * The counts in a JSON report of Vitest or Playwright. Skipped tests count as failed.
 * @param {string} file
 * @returns {Counts}
 */
function countsOf(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, errors, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats)
    return {
      ...{ passed: stats.expected + stats.flaky, flaky: stats.flaky },
      failed: stats.unexpected + stats.skipped + errors.length,
    }
  /** @type {{ status: string }[]} */
  const tests = testResults.flatMap(
    (/** @type {{ assertionResults: object[] }} */ each) => each.assertionResults,
  )
  const passed = tests.filter(({ status }) => status === 'passed').length
  return { passed, failed: tests.length - passed }
}

/**
 * @param {string} part
 * @param {string[]} options
 */
function vitest(part, ...options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(part)}`]
  return ['vitest', 'run', ...reporters, ...options]
}

/** @param {string} part */
function reportOf(part) {
  return path.join(REPORTS, `${part}.json`)
}
