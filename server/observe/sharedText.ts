import { setTimeout } from 'node:timers/promises'

/** Milliseconds from one text to the next. */
const PAUSE_MS = 100

/** Makes a text at most ten times a second for everybody who wants it: who comes sooner waits for the next one, so no answer is older than its question. */
export function sharedText(make: () => Promise<string>): () => Promise<string> {
  let next: Promise<string> | null = null
  let latest: Promise<unknown> = Promise.resolve()
  let endedAt = Number.NEGATIVE_INFINITY

  async function madeInTurn(): Promise<string> {
    await latest
    const pause = endedAt + PAUSE_MS - performance.now()
    if (pause > 0) await setTimeout(pause)
    next = null
    const text = make().finally(() => {
      endedAt = performance.now()
    })
    latest = text.catch(() => {})
    return text
  }

  return () => {
    next ??= madeInTurn()
    return next
  }
}
