import type { IsOver, Span } from './freeDays.ts'

/** The most periods that are offered. */
export const MAX_OFFERS = 3

/** Days behind a busy one that may well be busy, too: fewer questions for weekends, not many more for weeks. */
const LIKELY_BUSY = 3

type Search = {
  /** The length of a period. */
  days: number
  /** The first day that would be best, as a place; the first days that may be offered lie between `first` and `last`. */
  near: number
  first: number
  last: number
  /** The most questions. */
  most: number
  isOver?: IsOver
  /** True if a period may begin on this day, and end where it then would. */
  isAllowed?: (start: number) => boolean
}

/** First days of free periods, the nearest first; `complete`: no nearer or equally free period was missed because the search ran out of calls or time. */
type Offers = { starts: number[]; complete: boolean }

/** Finds periods on all of whose days everything is free, nearest first, by asking about spans; none overlaps another. */
export function* searchFreePeriods({
  days,
  near,
  first,
  last,
  most,
  isOver = () => false,
  isAllowed = () => true,
}: Search): Generator<Span, Offers, boolean> {
  const knowledge = createKnowledge()
  const starts: number[] = []
  let left = most
  for (const start of byNearness(near, first, last)) {
    if (starts.length === MAX_OFFERS) break
    if (!isAllowed(start)) continue
    if (starts.some((taken) => Math.abs(taken - start) < days)) continue
    const period = { from: start, to: start + days - 1 }
    let answer = knowledge.isFree(period)
    while (answer === null) {
      if (left === 0 || isOver()) return { starts, complete: false }
      left -= 1
      const question = knowledge.next(period, start >= near)
      knowledge.learn(question, yield question)
      answer = knowledge.isFree(period)
    }
    if (answer) starts.push(start)
  }
  return { starts, complete: true }
}

function* byNearness(near: number, first: number, last: number): Generator<number> {
  const farthest = Math.max(near - first, last - near)
  for (let distance = 0; distance <= farthest; distance++) {
    if (near + distance >= first && near + distance <= last) yield near + distance
    if (distance > 0 && near - distance <= last && near - distance >= first) yield near - distance
  }
}

/** The knowledge from the answers: days that are free, and spans of which some day is not. */
function createKnowledge() {
  const free = new Set<number>()
  let busy: Span[] = []

  // The free days at the ends of a span cannot be those that are not.
  function narrowed({ from, to }: Span): Span {
    let [start, end] = [from, to]
    while (start < end && free.has(start)) start += 1
    while (start < end && free.has(end)) end -= 1
    return { from: start, to: end }
  }

  return {
    /** True if all days are free; null while that is open. */
    isFree(period: Span): boolean | null {
      if (busy.some(({ from, to }) => from >= period.from && to <= period.to)) return false
      for (let day = period.from; day <= period.to; day++) if (!free.has(day)) return null
      return true
    },
    /** The days of a period to ask for. Behind a busy day the far ones come first: if they are busy too, all periods with them are out. */
    next(period: Span, isForward: boolean): Span {
      const open = narrowed(period)
      const isInBusy = busy.some(({ from, to }) => from <= open.to && to >= open.from)
      if (!isInBusy) return open
      const near = Math.min(Math.ceil((open.to - open.from) / 2), LIKELY_BUSY)
      return isForward ? { from: open.from + near, to: open.to } : { from: open.from, to: open.to - near }
    },
    learn(span: Span, isAllFree: boolean): void {
      if (isAllFree) for (let day = span.from; day <= span.to; day++) free.add(day)
      else busy.push(span)
      busy = busy.map(narrowed)
    },
  }
}
