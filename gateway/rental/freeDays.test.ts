import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreeDays, MAX_QUESTIONS, searchFreeDays } from './freeDays.ts'

/** Searches days that are known: the answer, and how often it asked. */
function search(
  truth: readonly (readonly number[])[],
  owned: readonly (number | null)[],
  most = MAX_QUESTIONS,
) {
  const steps = searchFreeDays({ days: truth[0]?.length ?? 0, owned, most })
  let asked = 0
  let step = steps.next()
  while (!step.done) {
    asked += 1
    const { from, to } = step.value
    step = steps.next(truth.map((days) => Math.min(...days.slice(from, to + 1))))
  }
  return { found: step.value, asked }
}

const OWNED = 10
const free = (count: number) => Array<number>(count).fill(OWNED)

describe('a search for free days', () => {
  test('finds what a look at each day finds, or nothing, and asks no more than it may', () => {
    const product = fc.integer({ min: 0, max: 6 }).chain((owned) =>
      fc.record({
        owned: fc.constant(owned),
        days: fc.array(
          fc.oneof({ weight: 3, arbitrary: fc.constant(owned) }, fc.integer({ min: 0, max: owned })),
          {
            minLength: 62,
            maxLength: 62,
          },
        ),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 62 }),
        fc.integer({ min: 0, max: 200 }),
        (products, count, most) => {
          const truth = products.map(({ days }) => days.slice(0, count))
          const { found, asked } = search(
            truth,
            products.map(({ owned }) => owned),
            most,
          )
          expect(asked).toBeLessThanOrEqual(most)
          expect(found).toEqual(
            truth.map((days, index) =>
              days.map((units, day) => (found[index]?.[day] === null ? null : units)),
            ),
          )
          // No day is left out that may still be asked for.
          if (asked < most) expect(found.flat().filter((units) => units === null)).toEqual([])
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('asks once where all is free, and never where there is nothing to know', () => {
    expect(search([free(62)], [OWNED])).toEqual({ found: [free(62)], asked: 1 })
    expect(search([Array(62).fill(0)], [0])).toEqual({ found: [Array(62).fill(0)], asked: 0 })
    expect(search([free(62)], [null])).toEqual({ found: [Array(62).fill(null)], asked: 0 })
    expect(search([[]], [OWNED])).toEqual({ found: [[]], asked: 0 })
  })

  test('two months with one busy weekend take at most 14 questions, wherever it is', () => {
    const weekends = [[3], [3, 3], [3, 0], [0, 3], [3, 3, 3], [5, 3, 7], [0, 5, 3]]
    const asked = weekends.flatMap((weekend) =>
      Array.from({ length: 63 - weekend.length }, (_, first) => {
        const days = free(62).toSpliced(first, weekend.length, ...weekend)
        const answer = search([days], [OWNED])
        expect(answer.found).toEqual([days])
        return answer.asked
      }),
    )
    expect(Math.max(...asked)).toBeLessThanOrEqual(14)
  })

  test('every other day busy: all that may be asked is asked, the first days are decided, the rest is unknown', () => {
    const days = Array.from({ length: 62 }, (_, day) => (day % 2 === 0 ? 4 : OWNED))
    const { found, asked } = search([days], [OWNED])
    expect(asked).toBe(MAX_QUESTIONS)
    const [known = []] = found
    const first = known.indexOf(null)
    expect(first).toBeGreaterThanOrEqual(10)
    expect(known.slice(0, first)).toEqual(days.slice(0, first))
  })

  test('of several products one question asks for all, and what is decided of one is not asked for it again', () => {
    const busy = (first: number) => free(62).toSpliced(first, 2, 3, 3)
    const together = search([busy(40), busy(40), free(62)], [OWNED, OWNED, OWNED])
    expect(together.found).toEqual([busy(40), busy(40), free(62)])
    expect(together.asked).toBe(search([busy(40)], [OWNED]).asked)
  })

  test('when its time is over, no more is asked, and what is not decided stays so', () => {
    let left = 1
    const steps = searchFreeDays({
      days: 4,
      owned: [OWNED],
      most: MAX_QUESTIONS,
      isOver: () => left-- === 0,
    })
    expect(steps.next().value).toEqual({ from: 0, to: 3 })
    expect(steps.next([3])).toEqual<IteratorResult<unknown, FreeDays>>({
      done: true,
      value: [Array(4).fill(null)],
    })
  })

  test('a product of which the service stops to speak keeps what was found', () => {
    const steps = searchFreeDays({ days: 4, owned: [OWNED, OWNED], most: MAX_QUESTIONS })
    expect(steps.next().value).toEqual({ from: 0, to: 3 })
    const last = steps.next([null, OWNED])
    expect(last).toEqual<IteratorResult<unknown, FreeDays>>({
      done: true,
      value: [Array(4).fill(null), free(4)],
    })
  })
})
