import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { explainFailure } from './console.mjs'
import { ensureInstalled, installLocked, node } from './install.mjs'
import { ensureRedis } from './servers.mjs'
import { readReport } from './testReport.mjs'

// `npm test`: the set-up of `npm start`, then every test, or the parts that are named, as in `npm test -- checks unit`. The last lines
// name what failed, and are the sum. The checks keep one processor busy: they run beside the other parts, and print when they end.

const REPORTS = path.resolve('.cache/test')

const CHECKS = [
  ['tsc', '--noEmit', '-p', '.'],
  ['biome', 'ci'],
]
/**
 * The other parts: their preparations, then commands of node_modules/.bin.
 * @type {Record<string, { prepare: (() => void | Promise<void>)[], commands: string[][] }>}
 */
const PARTS = {
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

const given = process.argv.slice(2)
const unknown = given.find((part) => part !== 'checks' && !(part in PARTS))
if (unknown !== undefined) {
  console.error(`there is no part "${unknown}": the parts are checks, ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
/** @type {string[]} */
const results = []
const sum = { passed: 0, failed: 0 }
const isInstalled = await explainFailure(ensureInstalled)
if (!isInstalled) add('Packages', { passed: 0, failed: 1 })
const isAsked = (/** @type {string} */ part) => isInstalled && (given.length === 0 || given.includes(part))
const checks = isAsked('checks') ? CHECKS.map(check) : []
for (const [part, { prepare, commands }] of Object.entries(PARTS))
  if (isAsked(part)) {
    let isReady = true
    for (const step of prepare) isReady &&= await explainFailure(step)
    if (!isReady) add(`Set-up of ${part}`, { passed: 0, failed: 1 })
    else
      for (const command of commands) add(`${part}: ${command[0]}`, await runCommand(command, reportOf(part)))
  }
await Promise.all(checks)
console.log(`\n${results.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

/**
 * @param {string} name
 * @param {{ passed: number, failed: number, failures?: string[] }} counts
 */
function add(name, { passed, failed, failures = [] }) {
  results.push(`${failed === 0 ? '✔' : '✖'} ${name}: ${passed} passed, ${failed} failed`)
  results.push(...failures.map((failure) => `    ${failure}`))
  sum.passed += passed
  sum.failed += failed
}

/** @param {string[]} command */
function check([program = '', ...args]) {
  return new Promise((resolve) => {
    execFile(path.join(path.dirname(node), program), args, (error, stdout, stderr) => {
      console.log(`\n━━ ${program} ${args.join(' ')}\n${stdout}${stderr}`)
      add(program, { passed: error ? 0 : 1, failed: error ? 1 : 0 })
      resolve(undefined)
    })
  })
}

/**
 * @param {string[]} command
 * @param {string} report
 */
async function runCommand([program = '', ...args], report) {
  console.log(`\n━━ ${program} ${args.join(' ')}`)
  const bin = path.dirname(node)
  const env = {
    ...process.env,
    // Programs that tests start from sources are compiled once.
    NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  }
  const child = spawn(path.join(bin, program), args, { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (program === 'tsc') return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed, failures } = readReport(report)
  return { passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1), failures }
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
