import { toSegment } from './query.ts'

/** The most bytes that identifiers take in one URL: services refuse URLs of more than 16 KB. */
const MAX_BYTES = 12_000

/** The most bytes of one identifier with its comma: a hundred fit into a URL, so that their number alone says how many calls they take. */
const MAX_ID_BYTES = 120

/** Identifiers without repeats, in lists short enough for one URL, without those that no entity can have. */
export function idLists(ids: Iterable<string>, most: number): string[][] {
  const lists: string[][] = []
  let length = MAX_BYTES
  for (const id of new Set(ids)) {
    // A comma would be read as two names, so no product can have one in its name.
    const segment = id.includes(',') ? null : toSegment(id)
    if (segment === null || segment.length >= MAX_ID_BYTES) continue
    length += segment.length + 1
    const current = lists.at(-1)
    if (current && length <= MAX_BYTES && current.length < most) current.push(id)
    else {
      lists.push([id])
      length = segment.length
    }
  }
  return lists
}
