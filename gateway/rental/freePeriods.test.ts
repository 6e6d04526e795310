import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchFreePeriods } from './freePeriods.ts'

type Case = {
  days: number
  near: number
  first: number
  last: number
  most: number
  busy: ReadonlySet<number>
  isOver?: () => boolean
}

function search({ busy, ...given }: Case) {
  const steps = searchFreePeriods(given)
  let asked = 0
  let step = steps.next()
  while (!step.done) {
    asked += 1
    const { from, to } = step.value
    step = steps.next(
      Array.from({ length: to - from + 1 }, (_, i) => from + i).every((day) => !busy.has(day)),
    )
  }
  return { ...step.value, asked }
}

function naive({ days, near, first, last, busy }: Case): number[] {
  const starts = Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i)
    .filter((start) => Array.from({ length: days }, (_, i) => start + i).every((day) => !busy.has(day)))
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a)
  const taken: number[] = []
  for (const start of starts)
    if (taken.length < 3 && taken.every((other) => Math.abs(other - start) >= days)) taken.push(start)
  return taken
}

test('finds what a look at each day finds on 10,000 random stocks, or the beginning of it', () => {
  const day = fc.integer({ min: -30, max: 40 })
  const input = fc.record({
    days: fc.integer({ min: 1, max: 10 }),
    near: fc.constant(0),
    first: fc.integer({ min: -30, max: 5 }),
    last: fc.integer({ min: -5, max: 30 }),
    most: fc.integer({ min: 0, max: 60 }),
    busy: fc.array(day, { maxLength: 40 }).map((days) => new Set(days)),
  })
  fc.assert(
    fc.property(input, (given) => {
      const { starts, complete, asked } = search(given)
      expect(asked).toBeLessThanOrEqual(given.most)
      const all = naive(given)
      expect(starts).toEqual(complete ? all : all.slice(0, starts.length))
    }),
    { numRuns: 10_000 },
  )
})

test('two busy weekends take at most 12 questions for two or three days, wherever they are', () => {
  const asked = [2, 3].flatMap((days) =>
    [7, 14, 21, 28].flatMap((apart) =>
      Array.from({ length: 61 }, (_, index) => {
        const at = index - 30
        const busy = new Set([at, at + 1, at + apart, at + apart + 1])
        const given = { days, near: 0, first: -30, last: 30, most: 24, busy }
        const { asked, ...found } = search(given)
        expect(found).toEqual({ starts: naive(given), complete: true })
        return asked
      }),
    ),
  )
  expect(Math.max(...asked)).toBeLessThanOrEqual(12)
})

test('where the questions do not suffice, or the time, what was found is told as incomplete', () => {
  const busy = new Set(Array.from({ length: 100 }, (_, index) => index - 50))
  const given = { days: 1, near: 0, first: -30, last: 30, most: 24, busy }
  expect(search(given)).toEqual({ starts: [], complete: false, asked: 24 })
  expect(search({ ...given, most: 61 })).toEqual({ starts: [], complete: true, asked: 61 })
  let left = 5
  const isOver = () => left-- === 0
  expect(search({ ...given, isOver })).toEqual({ starts: [], complete: false, asked: 5 })
})
