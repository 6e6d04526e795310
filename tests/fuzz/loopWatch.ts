import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Collection = PerformanceEntry & { detail: NodeGCPerformanceDetail }

/** Full collections of this process's memory. Collections of young objects are work of the request that left them. */
let collections = 0
new PerformanceObserver((list) => {
  for (const { detail } of list.getEntries() as Collection[])
    if (detail.kind !== constants.NODE_PERFORMANCE_GC_MINOR) collections += 1
}).observe({ type: 'gc' })

/** Processor time that this thread has used, in milliseconds: a busy machine does not add to it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs `work` and answers the most processor time, in milliseconds, that the event loop was held at a stretch. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadMs()
  let isOver = false
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  look()
  return longest
}

/**
 * The longest turn of `work` apart from what all work before it has left behind: where a full collection fell into it, it is done once
 * more, and `collecting` is the longest turn with the collection, else 0. Work that brings a collection each time is charged with it.
 */
export async function longestOwnTurn(
  work: () => Promise<unknown>,
): Promise<{ own: number; collecting: number }> {
  const before = collections
  const turn = await longestTurn(work)
  // A collection is told two turns after it.
  await nextTurn()
  await nextTurn()
  if (collections === before) return { own: turn, collecting: 0 }
  return { own: await longestTurn(work), collecting: turn }
}
