import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { explainFailure } from './console.mjs'
import { ensureInstalled } from './install.mjs'
import { runStages } from './stages.mjs'

// What `npm test` does: the set-up of `npm start`, a browser, then every test. The last line is the sum.
let passed = 0
let failed = 0
await explainFailure(async () => {
  await ensureInstalled()
  const results = await runStages({ ensureBuilt, ensureBrowser })
  passed = results.reduce((sum, stage) => sum + stage.passed, 0)
  failed = results.reduce((sum, stage) => sum + stage.failed, 0)
})
if (passed === 0 && failed === 0) failed = 1
if (failed > 0) process.exitCode = 1
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
