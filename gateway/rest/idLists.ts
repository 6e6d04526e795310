import { toSegment } from './query.ts'

/** The most bytes that identifiers take in one address: services refuse addresses of more than 16 KB. */
const LONGEST = 12_000

/**
 * Identifiers without repeats, in lists of at most `most` and each short enough for one address. What no entity can be
 * named by is left out: it need not be asked for.
 */
export function idLists(ids: Iterable<string>, most: number): string[][] {
  const lists: string[][] = []
  let length = LONGEST
  for (const id of new Set(ids)) {
    // A comma would be read as two names, so no product can have one in its name.
    const segment = id.includes(',') ? null : toSegment(id)
    if (segment === null) continue
    length += segment.length + 1
    const current = lists.at(-1)
    if (current && length <= LONGEST && current.length < most) current.push(id)
    else {
      lists.push([id])
      length = segment.length
    }
  }
  return lists
}
