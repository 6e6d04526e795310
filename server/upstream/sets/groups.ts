import { type Bits, countOf, grown, has, type Places, put, setOf } from './bits.ts'

/** Products that have something in common: few as places, many as bits, whichever is less to walk through. */
export type Group = { places: Places } | { bits: Bits }

/** A bit of each product is as much as a place of one in so many. */
const DENSE = 32

export function groupOf(size: number, places: Places): Group {
  return places.length * DENSE > size ? { bits: setOf(size, places) } : { places }
}

/** The products of some groups; of a single one it may be the group's own set. */
export function bitsOfGroups(size: number, groups: readonly Group[]): Bits {
  const [first] = groups
  if (first && 'bits' in first && groups.length === 1) return first.bits
  const all = setOf(size, ...groups.map((group) => ('places' in group ? group.places : [])))
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
    const left = withoutPlaces(group.places, changed)
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

/** Places without some of them, in their order; `rest` is the memory for them. */
export function withoutPlaces(
  places: Places,
  left: ReadonlySet<number>,
  rest: Places = new Uint32Array(places.length),
): Places {
  const most = Math.max(0, ...left) + 1
  const out = setOf(most, left)
  let length = 0
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    if (place >= most || !has(out, place)) rest[length++] = place
  }
  return rest.subarray(0, length)
}
