import { explainFailure } from './console.mjs'
import { ensureInstalled } from './install.mjs'
import { PARTS, runStages } from './stages.mjs'

const STRICT = '--first-try'
/** One stall of the machine, not a habit. */
const MOST_FLAKY = 3

// `npm test`: the set-up of `npm start`, then every test, or the parts that are named, as in `npm test -- checks unit`. The last line is
// the sum. With `--first-try` no test may need a second try.
const given = process.argv.slice(2)
const named = given.filter((argument) => argument !== STRICT)
const unknown = named.find((part) => !PARTS.includes(part))
if (unknown !== undefined) {
  process.stderr.write(`there is no part "${unknown}": the parts are ${PARTS.join(', ')}\n`)
  process.exit(2)
}
let sum = { passed: 0, failed: 1 }
await explainFailure(async () => {
  await ensureInstalled()
  sum = await runStages(named.length > 0 ? named : PARTS, given.includes(STRICT) ? 0 : MOST_FLAKY)
})
if (sum.failed > 0) process.exitCode = 1
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`)
