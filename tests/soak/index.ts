import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { startUpstream } from '../../server/upstream/index.ts'
import { startApp } from '../support/app.ts'
import { exitOnSignals } from '../support/exitOnSignals.ts'
import { atMost, type Figure, none, tableOf } from '../support/table.ts'
import { medianBetween, watchMemory } from './memory.ts'
import { deployedSettings } from './settings.ts'
import { openStorage } from './storage.ts'
import { type Soaked, soak } from './visitors.ts'

// npm run soak -- --requests 1000000 --visitors 8: sends what a busy shop is asked, a sixth of it unique, to one server that is set as
// docs/deploy has it, and watches its memory. Two of a hundred visitors leave before they are answered. Ends with 1 when an answer is wrong, when
// it ever holds more than 512 MB, or when it grows in the second half.
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, visitors: { type: 'string', default: '8' } },
})
const total = Number(values.requests)
const MAX_MB = 512
const MAX_GROWTH = 3
/** Fewer say nothing of growth: the caches are not yet full. */
const ENOUGH = 250_000

exitOnSignals()
ensureBuilt()
await using held = new AsyncDisposableStack()
const folder = mkdtempSync(path.join(tmpdir(), 'sutki-soak-'))
held.defer(() => rmSync(folder, { recursive: true, force: true }))
const services = await startUpstream({ dataDir: path.join(folder, 'services') })
held.defer(() => services.close())
const storage = await openStorage(`${services.url}/storage`)
held.defer(() => storage.close())
const app = await startApp({
  upstreamUrl: services.url,
  dataDir: path.join(folder, 'shop'),
  env: { STORAGE_URL: storage.url, PICTURES_MB: '50', ...deployedSettings() },
})
held.defer(async () => void (await app.stop()))

const soaked: Soaked = { answered: 0, statuses: {}, wrong: [] }
const memory = watchMemory(app.url, () => soaked.answered)
const started = performance.now()
const progress = setInterval(tell, 10_000)
await soak(app.url, total, Number(values.visitors), soaked)
clearInterval(progress)
tell()
await memory.stop()

const most = Math.max(...memory.samples.map(({ rss }) => rss))
const early = medianBetween(memory.samples, total * 0.5, total * 0.6, 'rss')
const late = medianBetween(memory.samples, total * 0.9, total, 'rss')
const growth: Figure =
  total >= ENOUGH
    ? atMost('growth in the second half', (late / early - 1) * 100, MAX_GROWTH, '%')
    : { name: 'growth in the second half', value: 'too few requests', bound: 'not judged', isMet: true }
const figures = [
  none('wrong answers', soaked.wrong),
  atMost('resident memory', most, MAX_MB, 'MB'),
  { ...growth, name: `${growth.name} (${early.toFixed(0)} → ${late.toFixed(0)} MB)` },
]
console.log(JSON.stringify(soaked.statuses))
console.log(`\n${tableOf(figures)}`)
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1

function tell(): void {
  const { answered } = soaked
  const seconds = (performance.now() - started) / 1000
  const { rss = 0, heap = 0 } = memory.samples.at(-1) ?? {}
  console.log(
    `${answered} answered, ${(answered / seconds).toFixed(0)} a second, ${rss.toFixed(0)} MB, heap ${heap.toFixed(0)} MB`,
  )
}
