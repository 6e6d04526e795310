import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { explainFailure } from './console.mjs'
import { ensureClients, ensureInstalled } from './install.mjs'
import { ensureRedis } from './servers.mjs'
import { PARTS, runStages } from './stages.mjs'

const STRICT = '--first-try'

// What `npm test` does: the set-up of `npm start`, a browser, a redis-server and the packages of tests/clients, then every test, or the
// parts that are named, as in `npm test -- checks unit`. The last line is the sum. With `--first-try` what passes at the second try only has
// failed.
const given = process.argv.slice(2)
const named = given.filter((argument) => argument !== STRICT)
const unknown = named.find((part) => !PARTS.includes(part))
if (unknown !== undefined) {
  process.stderr.write(`there is no part "${unknown}": the parts are ${PARTS.join(', ')}\n`)
  process.exit(2)
}
let passed = 0
let failed = 0
await explainFailure(async () => {
  await ensureInstalled()
  const results = await runStages(
    { ensureBuilt, ensureBrowser, ensureRedis, ensureClients },
    named.length > 0 ? named : PARTS,
    { isStrict: given.includes(STRICT) },
  )
  passed = results.reduce((sum, stage) => sum + stage.passed, 0)
  failed = results.reduce((sum, stage) => sum + stage.failed, 0)
})
if (passed === 0 && failed === 0) failed = 1
if (failed > 0) process.exitCode = 1
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
