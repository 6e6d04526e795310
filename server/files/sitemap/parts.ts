import type { Entry, EntryList } from './entries.ts'

/** Entries in a part: far below the 50,000 of the protocol, so that one part is soon made. */
export const PART_SIZE = 5000
/** Parts of one kind: five million entries. More are not listed. */
export const MAX_PARTS = 1000
/** Entries that are fetched with one call. */
const LIMIT = 100
/** Calls of one part that are under way at once. */
const AT_ONCE = 4

const PAGES_A_PART = PART_SIZE / LIMIT

/** How many parts a list fills. */
export async function countParts(list: EntryList): Promise<number> {
  const { total, isEmpty } = await list(1, LIMIT)
  if (total !== null) return Math.min(Math.ceil(total / PART_SIZE), MAX_PARTS)
  return isEmpty ? 0 : lastPart(list)
}

/** The entries of one part, counted from 1. Rejects when any of its calls fails: half a part would say that the rest is gone. */
export async function partEntries(list: EntryList, part: number): Promise<Entry[]> {
  const first = (part - 1) * PAGES_A_PART + 1
  const entries = new Map<string, Entry>()
  for (let page = first; page < first + PAGES_A_PART; page += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, first + PAGES_A_PART - page) },
      (_, at) => page + at,
    )
    const pages = await Promise.all(numbers.map((number) => list(number, LIMIT)))
    // A list that changes between two calls may show an entity twice.
    for (const entry of pages.flatMap((found) => found.entries)) entries.set(entry.path, entry)
    const last = pages.at(-1)
    const seen = (page + numbers.length - 1) * LIMIT
    if (last?.isEmpty || (last?.total != null && seen >= last.total)) break
  }
  return [...entries.values()]
}

// For a service without totals the last part is searched: twice as far each time, then by bisection.
async function lastPart(list: EntryList): Promise<number> {
  let there = 1
  let beyond = 2
  while (beyond <= MAX_PARTS && (await begins(list, beyond))) {
    there = beyond
    beyond *= 2
  }
  beyond = Math.min(beyond, MAX_PARTS + 1)
  while (beyond - there > 1) {
    const middle = Math.floor((there + beyond) / 2)
    if (await begins(list, middle)) there = middle
    else beyond = middle
  }
  return there
}

async function begins(list: EntryList, part: number): Promise<boolean> {
  const { isEmpty } = await list((part - 1) * PAGES_A_PART + 1, LIMIT)
  return !isEmpty
}
