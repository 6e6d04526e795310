import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../server/setup/build.mjs'
import { deployedSettings } from '../../soak/settings.ts'
import { exitOnSignals } from '../../support/exitOnSignals.ts'
import { atMost, type Figure, none, tableOf } from '../../support/table.ts'
import { type BenchShop, openShop } from '../shops.ts'
import { waitBeside } from './expensive.ts'
import { leaveEarly } from './leavers.ts'
import { closedLoad, type Loaded, openLoad } from './load.ts'

// npm run bench:overload -- peak leavers expensive: each of them by itself with the same settings as the example image; all unless named.
// Ends with 1 when a figure is not met.
//   peak: finds what one server carries, offers it twice that, and compares (--rounds 3 --seconds 20).
//   leavers: 10,000 visitors ask for a page of their own each and leave at once (--visitors 10000).
//   expensive: 32 of the dearest reads at once from one address, while others look at uncached pages and order (--seconds 20).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '10000' },
  },
})
const seconds = Number(values.seconds)
const VISITORS = [16, 48]
/** Of the peak, per cent. */
const MAX_LOST = 10
/** As long as a page may wait for a slot, and its rendering. */
const MAX_P99_MS = 6000
const MAX_RENDERING = 90
const MAX_HEAP_GROWTH_MB = 20
const GREEDY = 32
/** Of what they wait without them, per cent. */
const MAX_WAIT = 300

const PARTS = { peak, leavers, expensive }
exitOnSignals()
ensureBuilt()
const figures: Figure[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  await using open = new AsyncDisposableStack()
  const shop = await openShop(0, { ...deployedSettings(), TRUST_PROXY: '127.0.0.1' })
  open.defer(shop.close)
  figures.push(...(await part(shop)))
}
console.log(`\n${tableOf(figures)}`)
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1

async function peak(shop: BenchShop): Promise<Figure[]> {
  await closedLoad(shop.url, 8, 5)
  const rounds: { ratio: number; p99: number }[] = []
  const wrong: string[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    let most = 0
    for (const visitors of VISITORS) {
      const closed = await closedLoad(shop.url, visitors, seconds / 2)
      tell(`${visitors} visitors`, closed)
      most = Math.max(most, closed.goodput)
      wrong.push(...closed.wrong)
    }
    const doubled = await openLoad(shop.url, 2 * most, seconds)
    tell('twice the peak', doubled)
    rounds.push({ ratio: doubled.goodput / most, p99: doubled.p99 })
    wrong.push(...doubled.wrong)
  }
  const lost = (1 - median(rounds.map(({ ratio }) => ratio))) * 100
  return [
    atMost('goodput lost at twice the peak', lost, MAX_LOST, '%'),
    atMost('99 of 100 good answers', median(rounds.map(({ p99 }) => p99)), MAX_P99_MS, 'ms'),
    none('answers that are neither good nor 503 with Retry-After', wrong),
  ]
}

async function leavers(shop: BenchShop): Promise<Figure[]> {
  const { rendering, before, after } = await leaveEarly(shop.url, Number(values.visitors))
  const heap = `heap after ${values.visitors} who left early (${before.toFixed(0)} → ${after.toFixed(0)} MB)`
  return [
    atMost('pages rendered at once while visitors leave', rendering, MAX_RENDERING, ''),
    atMost(heap, after - before, MAX_HEAP_GROWTH_MB, 'MB'),
  ]
}

async function expensive(shop: BenchShop): Promise<Figure[]> {
  await waitBeside(shop.url, 0, seconds / 2)
  const alone = await waitBeside(shop.url, 0, seconds)
  const beside = await waitBeside(shop.url, GREEDY, seconds)
  console.log(`the dearest reads: ${beside.reads} answered, ${beside.refused} refused`)
  return (['pages', 'orders'] as const).map((kind) =>
    atMost(
      `p95 of others’ ${kind} (${alone[kind].toFixed(0)} → ${beside[kind].toFixed(0)} ms)`,
      (beside[kind] / alone[kind]) * 100,
      MAX_WAIT,
      '%',
    ),
  )
}

function tell(name: string, { offered, goodput, p99, refused }: Loaded): void {
  console.log(
    `${name}: ${offered.toFixed(0)} offered, ${goodput.toFixed(0)} good a second, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
