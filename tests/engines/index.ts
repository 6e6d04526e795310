import { ensureBuilt } from '../../server/setup/build.mjs'
import { explainFailure, run, SetupError } from '../../server/setup/console.mjs'
import { ENGINES } from './engines.ts'

// What `npm run test:engines` does: fourteen journeys through the shop in three engines, which have to be installed.
await explainFailure(async () => {
  const missing = Object.values(ENGINES).flatMap((engine) => engine.missing)
  if (missing.length > 0) {
    throw new SetupError(
      `Programs of these Debian packages are missing: ${missing.join(', ')}.`,
      `"apt-get install ${missing.join(' ')}", then "npm run test:engines" again.`,
    )
  }
  ensureBuilt()
  const config = 'tests/engines/vitest.config.ts'
  process.exitCode = run('vitest', ['run', '--config', config, ...process.argv.slice(2)])
})
