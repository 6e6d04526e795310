import { type Bits, countOf, emptySet, grown, has, type Places, put, setOf } from './bits.ts'

/** Products that have something in common: few as places, many as bits, whichever is less to walk through. */
export type Group = { places: Places } | { bits: Bits }

/** A bit of each product is as much as a place of one in so many. */
const DENSE = 32

export function groupOf(size: number, places: Places): Group {
  return places.length * DENSE > size ? { bits: setOf(emptySet(size), places) } : { places }
}

/** The products of some groups, in the memory of `empty`; of a single one it may be the group's own set. */
export function bitsOfGroups(empty: Bits, groups: readonly Group[]): Bits {
  const [first] = groups
  if (first && 'bits' in first && groups.length === 1) return first.bits
  const all = setOf(empty, ...groups.map((group) => ('places' in group ? group.places : [])))
  for (const group of groups)
    if ('bits' in group)
      for (let index = 0; index < group.bits.length; index++)
        all[index] = (all[index] ?? 0) | (group.bits[index] ?? 0)
  return all
}

/** How many products of a group are in a set. */
export function countInGroup(group: Group, among: Bits): number {
  if ('bits' in group) return countOf(group.bits, among)
  const { places } = group
  let count = 0
  // Without a branch: which of them are in it cannot be foretold.
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    count += ((among[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  return count
}

/** The group after some products were looked at again: `members` are those of them that belong to it now. */
export function changedGroup(
  size: number,
  group: Group,
  changed: ReadonlySet<number>,
  members: readonly number[],
): Group {
  if ('places' in group) {
    const left = without(group.places, changed)
    const isSame = left.length === group.places.length && members.length === 0
    return isSame ? group : groupOf(size, joined(left, members))
  }
  const bits = grown(group.bits, size)
  for (const place of changed) put(bits, place, false)
  for (const place of members) put(bits, place, true)
  return { bits }
}

/** Places with some more behind them. */
export function joined(places: Places, more: ArrayLike<number>): Places {
  const all = new Uint32Array(places.length + more.length)
  all.set(places)
  all.set(more, places.length)
  return all
}

/** Places without some of them, in their order and their memory. */
export function without(places: Places, left: ReadonlySet<number>): Places {
  const gaps = indexesOf(places, left)
  for (const [before, index] of gaps.entries())
    places.copyWithin(index - before, index + 1, gaps[before + 1] ?? places.length)
  return places.subarray(0, places.length - gaps.length)
}

/** Up to so many places are looked for one by one: typed arrays search a million in half a millisecond, a loop takes ten times as long. */
const FEW = 10

function indexesOf(places: Places, wanted: ReadonlySet<number>): number[] {
  if (wanted.size <= FEW)
    return [...wanted]
      .map((place) => places.indexOf(place))
      .filter((index) => index >= 0)
      .sort((one, other) => one - other)
  const most = Math.max(...wanted) + 1
  const isWanted = setOf(emptySet(most), wanted)
  const found: number[] = []
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    if (place < most && has(isWanted, place)) found.push(index)
  }
  return found
}
