import { ensureBuilt } from './build.mjs'
import { explainFailure } from './console.mjs'
import { ensureInstalled } from './install.mjs'

// The steps of `npm start` before the server: packages and pages, each only when missing or older than the sources.
// `npm run dev` passes --no-build, for it builds in memory.
await explainFailure(() => {
  ensureInstalled()
  if (!process.argv.includes('--no-build')) ensureBuilt()
})
