import { performance } from 'node:perf_hooks'

/** From this part of its time on the event loop has none left. Below 1, for it also waits for its share of the processor. */
const BUSY = 0.7
/** How long what is in work may take then, in seconds. */
const IN_WORK_SECONDS = 0.35
/** So many in work are no overload, however slow the machine: one visitor's page with its pictures. */
export const MIN_CONCURRENCY = 12
const SAMPLE_MS = 500

/** How many requests a process may work on at once. */
export type ConcurrencyLimit = {
  current(): number
  /** One request is done. */
  noteDone(): void
}

/** Measures what the process gets done. While it waits for others, as for a slow service, there is no limit. */
export function createConcurrencyLimit(): ConcurrencyLimit {
  let limit = Number.POSITIVE_INFINITY
  let done = 0
  let since = performance.now()
  let used = performance.eventLoopUtilization()
  return {
    current: () => limit,
    noteDone() {
      done += 1
      const seconds = (performance.now() - since) / 1000
      if (seconds * 1000 < SAMPLE_MS) return
      limit = concurrencyLimit(performance.eventLoopUtilization(used).utilization, done / seconds)
      done = 0
      since = performance.now()
      used = performance.eventLoopUtilization()
    },
  }
}

/** `utilization`: the part of its time in which the event loop worked; `perSecond`: requests done meanwhile. */
export function concurrencyLimit(utilization: number, perSecond: number): number {
  if (utilization < BUSY) return Number.POSITIVE_INFINITY
  return Math.max(MIN_CONCURRENCY, Math.ceil(perSecond * IN_WORK_SECONDS))
}
