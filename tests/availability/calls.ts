import { searchFreePeriods } from '#gateway/rental/freePeriods.ts'

/** How many calls the nearest free periods take while two spans of days are busy, one of them where the rental was to be. */
type CallFigures = { mean: number; of99: number; most: number; within12: number }

const WITHIN = 30

/** Of random pairs of busy spans. The numbers are the same in every run. */
export function callsOf(days: number, longestSpan: number, cases: number): CallFigures {
  const next = numbers()
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const asked = Array.from({ length: cases }, () => {
    const [one, other] = [between(1, longestSpan), between(0, longestSpan)]
    const first = between(1 - one, days - 1)
    const second = between(-WITHIN, WITHIN + days - 1)
    return search(days, (day) => isIn(day, first, one) || isIn(day, second, other)).asked
  }).sort((a, b) => a - b)
  return {
    mean: asked.reduce((sum, calls) => sum + calls, 0) / cases,
    of99: asked[Math.floor(cases * 0.99)] ?? 0,
    most: asked.at(-1) ?? 0,
    within12: asked.filter((calls) => calls <= 12).length / cases,
  }
}

function search(days: number, isBusy: (day: number) => boolean) {
  const steps = searchFreePeriods({
    days,
    near: 0,
    first: -WITHIN,
    last: WITHIN,
    most: Number.POSITIVE_INFINITY,
  })
  let asked = 0
  let step = steps.next()
  while (!step.done) {
    asked += 1
    const { from, to } = step.value
    let isFree = true
    for (let day = from; day <= to && isFree; day++) isFree = !isBusy(day)
    step = steps.next(isFree)
  }
  return { starts: step.value.starts, asked }
}

const isIn = (day: number, first: number, length: number) => day >= first && day < first + length

// A generator of Lehmer's: what is counted is the same on every machine.
function numbers(): () => number {
  let state = 20_261_122
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
