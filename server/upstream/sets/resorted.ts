import { firstWhere, longer, type Places } from './bits.ts'
import { without } from './groups.ts'

/** A place that comes into a sort. */
type Arrival = {
  place: number
  /** Whether it goes behind another one. */
  follows(place: number): boolean
}

/** A sort without some places, and with those that come, themselves sorted. It is made in the memory of the one before. */
export function resorted(before: Places, out: ReadonlySet<number>, come: readonly Arrival[]): Places {
  const left = without(before, out)
  let from = 0
  const found = come.map(({ place, follows }) => {
    from = firstWhere(left, (other) => !follows(other), from)
    return { place, at: from }
  })
  const sorted = longer(left, left.length + come.length)
  let end = left.length
  for (const [index, { place, at }] of [...found.entries()].reverse()) {
    sorted.copyWithin(at + index + 1, at, end)
    sorted[at + index] = place
    end = at
  }
  return sorted
}
