import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../server/setup/build.mjs'
import { exitOnSignals } from '../../support/exitOnSignals.ts'
import { atMost, none, tableOf } from '../../support/table.ts'
import { openShop } from '../shops.ts'
import { closedLoad, type Loaded, openLoad } from './load.ts'

// npm run bench:overload -- --rounds 3 --seconds 20: finds what one server carries, offers it twice that, and compares. Ends with 1 when
// less than 90 % of the peak comes through, when good answers are late, or when a refusal is no 503 with Retry-After.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '20' } },
})
const seconds = Number(values.seconds)
const VISITORS = [16, 48]
/** Of the peak, per cent. */
const MAX_LOST = 10
const MAX_P99_MS = 1000

exitOnSignals()
await ensureBuilt()
await using open = new AsyncDisposableStack()
const shop = await openShop(0)
open.defer(shop.close)
await closedLoad(shop.url, 8, 5)

const rounds: { ratio: number; p99: number }[] = []
const wrong: string[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  let peak = 0
  for (const visitors of VISITORS) {
    const closed = await closedLoad(shop.url, visitors, seconds / 2)
    tell(`${visitors} visitors`, closed)
    peak = Math.max(peak, closed.goodput)
    wrong.push(...closed.wrong)
  }
  const doubled = await openLoad(shop.url, 2 * peak, seconds)
  tell('twice the peak', doubled)
  rounds.push({ ratio: doubled.goodput / peak, p99: doubled.p99 })
  wrong.push(...doubled.wrong)
}
const lost = (1 - median(rounds.map(({ ratio }) => ratio))) * 100
const figures = [
  atMost('goodput lost at twice the peak', lost, MAX_LOST, '%'),
  atMost('99 of 100 good answers', median(rounds.map(({ p99 }) => p99)), MAX_P99_MS, 'ms'),
  none('answers that are neither good nor 503 with Retry-After', wrong),
]
console.log(`\n${tableOf(figures)}`)
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1

function tell(name: string, { offered, goodput, p99, refused }: Loaded): void {
  console.log(
    `${name}: ${offered.toFixed(0)} offered, ${goodput.toFixed(0)} good a second, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
