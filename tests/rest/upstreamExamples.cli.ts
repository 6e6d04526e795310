import { writeFileSync } from 'node:fs'
import { upstreamExamples } from './upstreamExamples.ts'

// Part of `npm run docs:rest`; a test fails while the file lags behind.
writeFileSync('gateway/build/upstreamExamples.json', `${JSON.stringify(await upstreamExamples(), null, 2)}\n`)
