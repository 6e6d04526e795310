import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { tableOf } from '../bench/table.ts'
import { callsOf } from './calls.ts'
import { compareWithEachDay, type Outcome } from './dayByDay.ts'
import { orderOffers } from './offers.ts'
import { shops } from './shops.ts'

// npm run searches: what the searches for free days promise, at length. Ends with 1 where one of them is broken.
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() | 0) },
  },
})
const [seed, numRuns] = [Number(values.seed), Number(values.cases)]

console.log(`Looking at each day of ${numRuns} random companies and carts (seed ${seed})…`)
const outcomes: Outcome[] = []
const property = fc.asyncProperty(shops, async (shop) => {
  outcomes.push(...(await compareWithEachDay(shop)))
})
const details = await fc.check(property, { seed, numRuns, endOnFailure: true })
if (details.failed) {
  console.log(`${fc.defaultReportMessage(details)}\n${details.errorInstance}`)
  process.exitCode = 1
}
for (const [search, all] of Object.entries(Object.groupBy(outcomes, (outcome) => outcome.search))) {
  const complete = all.filter((outcome) => outcome.complete).length
  const most = Math.max(...all.map(({ calls }) => calls))
  console.log(
    `${search}: ${all.length} answers, ${complete} of them complete, all as each day says; at most ${most} calls`,
  )
}

console.log(`Ordering ${values.orders} offered periods…`)
const { ordered, refused } = await orderOffers(Number(values.orders))
console.log(`${ordered} ordered, ${refused.length} refused`)
for (const refusal of refused.slice(0, 10)) console.log(refusal)
if (refused.length > 0) process.exitCode = 1

console.log('Counting calls while two spans are busy…')
const SPANS = [3, 7, 14, 30]
const rows = Array.from({ length: 13 }, (_, index) => index + 2).map((days) => [
  `${days}`,
  ...SPANS.map((longest) => {
    const { mean, of99, most, within12 } = callsOf(days, longest, 4000)
    return `${mean.toFixed(1)} / ${of99} / ${most} / ${(within12 * 100).toFixed(0)} %`
  }),
])
const heads = SPANS.map((longest) => `spans of 1–${longest}`)
console.log(`Calls: mean / 99 % within / most / share of at most 12\n`)
console.log(tableOf(['days', ...heads], rows))
