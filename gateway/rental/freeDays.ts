import type { Stock } from './stock.ts'

/** The most days that one search may cover. */
export const MAX_SEARCHED_DAYS = 62
/** The most questions of one search: each is a call of the services. */
export const MAX_QUESTIONS = 24

/** Days by their place, both ends included. */
export type Span = { from: number; to: number }

/** True if a search has no time for another question: what it has not decided stays so. */
export type IsOver = () => boolean

/** The units of each product that are free on the worst day of a span; null: unknown. */
export type Worst = readonly Stock[]

/** The units of each product that are free on each day; null: not decided. */
export type FreeDays = Stock[][]

/**
 * Finds what is free on each day by asking for the worst day of spans, at most `most` times. A span with all that is owned is free
 * on all of its days; others are halved, the first days first. What follows from earlier answers is not asked.
 */
export function* searchFreeDays({
  days,
  owned,
  most,
  isOver = () => false,
}: {
  days: number
  owned: readonly Stock[]
  most: number
  isOver?: IsOver
}): Generator<Span, FreeDays, Worst> {
  const products = owned.map((units) => createKnowledge(days, units))
  const waiting: Span[] = days > 0 ? [{ from: 0, to: days - 1 }] : []
  let left = most
  while (waiting.length > 0) {
    const span = trimmed(waiting.pop(), (day) => products.every((product) => product.isDecided(day)))
    if (!span) continue
    if (products.every((product) => product.isWorstDecided(span))) {
      const isBusyBefore = span.from > 0 && products.some((product) => product.isBusy(span.from - 1))
      waiting.push(...halves(span, isBusyBefore))
      continue
    }
    if (left === 0 || isOver()) break
    left -= 1
    const answer = yield span
    products.forEach((product, index) => {
      product.learn(span, answer[index] ?? null)
    })
    waiting.push(span)
  }
  return products.map((product) => product.values)
}

/** The span without decided days at its ends; null when nothing is left. */
function trimmed(span: Span | undefined, isDecided: (day: number) => boolean): Span | null {
  if (!span) return null
  let { from, to } = span
  while (from <= to && isDecided(from)) from += 1
  while (from <= to && isDecided(to)) to -= 1
  return from <= to ? { from, to } : null
}

// The last one is searched first. Busy days stand together: beside one the far half is likely to be free, which says all of
// the near one.
function halves({ from, to }: Span, isBusyBefore: boolean): Span[] {
  const middle = Math.floor((from + to) / 2)
  const [near, far] = [
    { from, to: middle },
    { from: middle + 1, to },
  ]
  return isBusyBefore ? [near, far] : [far, near]
}

/** The knowledge from the answers about one product: the decided days, and the fewest units that each of the others can have. */
function createKnowledge(days: number, owned: Stock) {
  const values: Stock[] = Array.from({ length: days }, () => (owned === 0 ? 0 : null))
  const least = values.map(() => 0)
  const answers: (Span & { worst: number })[] = []
  let isLost = owned === null || owned === 0

  /** True if a day may be the worst one of a span, of which `worst` units are free. */
  function mayBe(day: number, worst: number): boolean {
    const value = values[day] ?? null
    return value === null ? (least[day] ?? 0) <= worst : value === worst
  }

  // A day that is the only one left to be the worst of a span has what the span has.
  function conclude(): void {
    let isNew = true
    while (isNew) {
      isNew = false
      for (const { from, to, worst } of answers) {
        const only = onlyDay({ from, to }, (day) => mayBe(day, worst))
        if (only === null || values[only] !== null) continue
        values[only] = worst
        isNew = true
      }
    }
  }

  /** The fewest units that the worst day of a span can have; null when all of its days are decided. */
  function fewestIn({ from, to }: Span): number | null {
    let fewest = Number.POSITIVE_INFINITY
    let isOpen = false
    for (let day = from; day <= to; day++) {
      isOpen ||= values[day] === null
      fewest = Math.min(fewest, values[day] ?? least[day] ?? 0)
    }
    return isOpen ? fewest : null
  }

  return {
    values,
    isDecided: (day: number) => isLost || values[day] !== null,
    isBusy: (day: number) => owned !== null && values[day] != null && Number(values[day]) < owned,
    /** True if the worst day of a span follows from earlier answers. */
    isWorstDecided(span: Span): boolean {
      if (isLost) return true
      const fewest = fewestIn(span)
      if (fewest === null) return true
      return answers.some(({ from, to, worst }) => {
        if (worst !== fewest) return false
        for (let day = from; day <= to; day++)
          if ((day < span.from || day > span.to) && mayBe(day, worst)) return false
        return true
      })
    },
    learn(span: Span, worst: Stock): void {
      // A product without further answers stays as it was found.
      if (worst === null) isLost = true
      if (isLost || worst === null || owned === null) return
      for (let day = span.from; day <= span.to; day++) {
        if (worst >= owned) values[day] ??= worst
        least[day] = Math.max(least[day] ?? 0, worst)
      }
      answers.push({ ...span, worst })
      conclude()
    },
  }
}

/** The one day of a span that passes; null when none or several do. */
function onlyDay({ from, to }: Span, passes: (day: number) => boolean): number | null {
  let found: number | null = null
  for (let day = from; day <= to; day++) {
    if (!passes(day)) continue
    if (found !== null) return null
    found = day
  }
  return found
}
