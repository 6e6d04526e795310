import { performance } from 'node:perf_hooks'
import { packedSmallest, type ReadyPage } from './readyPage.ts'

/** The event loop has time left when it works for less than this part of it. */
const IDLE = 0.3

/** Packs a page as small as it gets; null where it is that already, or there is no time for it. Never rejects. */
type PackSmallest = (page: ReadyPage) => Promise<ReadyPage | null>

/** Makes the function that packs pages once more for the many who are still to come, one at a time. */
export function createPackSmallest(isIdle: () => boolean = createIdleness()): PackSmallest {
  let isPacking = false
  return async (page) => {
    if (page.isSmallest || isPacking || !isIdle()) return null
    isPacking = true
    try {
      return await packedSmallest(page)
    } catch {
      return null
    } finally {
      isPacking = false
    }
  }
}

/** Whether the event loop had time left since the last call. */
function createIdleness(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < IDLE
  }
}
