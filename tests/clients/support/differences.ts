/** Where two answers differ, without what clients add for themselves. */
export interface Differences {
  /** Values that are other ones. */
  wrong: string[]
  /** Values that are not there. */
  missing: string[]
}

const ADDED = new Set(['__typename', '__id', '__fragments', '__fragmentOwner'])

/** Compares what a client kept with an answer that nothing has kept, value by value. */
export function differences(kept: unknown, plain: unknown, place = ''): Differences {
  if (kept === undefined) return { wrong: [], missing: [place] }
  if (Array.isArray(plain) && Array.isArray(kept) && plain.length !== kept.length)
    return { wrong: [`${place}: ${kept.length} items for ${plain.length}`], missing: [] }
  if (!isObject(kept) || !isObject(plain)) {
    const wrong = Object.is(kept, plain) ? [] : [`${place}: ${show(kept)} for ${show(plain)}`]
    return { wrong, missing: [] }
  }
  const keys = new Set([...Object.keys(plain), ...Object.keys(kept)].filter((key) => !ADDED.has(key)))
  const parts = [...keys].map((key) =>
    key in plain
      ? differences(kept[key], plain[key], `${place}.${key}`)
      : { wrong: [`${place}.${key}: ${show(kept[key])}, which was not asked for`], missing: [] },
  )
  return { wrong: parts.flatMap(({ wrong }) => wrong), missing: parts.flatMap(({ missing }) => missing) }
}

/** How many values an answer has. */
export function countValues(answer: unknown): number {
  if (!isObject(answer)) return 1
  return Object.values(answer).reduce<number>((sum, part) => sum + countValues(part), 0)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? 'undefined'
}
