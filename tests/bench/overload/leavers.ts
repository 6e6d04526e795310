import { setTimeout } from 'node:timers/promises'
import { readMetric } from '../../support/gauges.ts'
import { sendOnly } from '../../support/leave.ts'

const AT_ONCE = 20
/** Their connections end after so many milliseconds, and up to so many more. */
const LEFT_AFTER = { least: 3, more: 9 }
const MB = 1024 * 1024
/** From one look to the next. */
const SECOND = 1000
/** Looks at the heap: between collections it holds what nobody needs. */
const LOOKS = 15

/** What thousands of visitors leave behind who ask for a page of their own each and do not wait for it. */
interface Left {
  /** The most pages that were rendered at once. */
  rendering: number
  /** What the heap held before and after, MB. */
  before: number
  after: number
}

/** Sends so many of them, and looks at the server before, meanwhile and afterwards. */
export async function leaveEarly(url: string, visitors: number): Promise<Left> {
  const before = await settledHeap(url, 'before')
  let sent = 0
  let isOver = false
  async function live(): Promise<void> {
    while (sent < visitors) {
      const number = sent++
      const socket = await sendOnly(url, { path: `/search/${encodeURIComponent(`стул ${number}`)}` })
      await setTimeout(LEFT_AFTER.least + (number % LEFT_AFTER.more))
      socket.destroy()
    }
  }
  let rendering = 0
  async function watch(): Promise<void> {
    while (!isOver) {
      rendering = Math.max(rendering, await readMetric(url, 'sutki_pages_rendering'))
      await setTimeout(SECOND)
    }
  }
  const watching = watch()
  await Promise.all(Array.from({ length: AT_ONCE }, live))
  isOver = true
  await watching
  return { rendering, before, after: await settledHeap(url, 'after') }
}

/** The least that the heap holds while visitors wait for their pages. */
async function settledHeap(url: string, name: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < LOOKS; look++) {
    const end = performance.now() + SECOND
    for (let page = 0; performance.now() < end; page++)
      await (await fetch(`${url}/search/${name}-${look}-${page}`)).text()
    least = Math.min(least, (await readMetric(url, 'nodejs_heap_size_used_bytes')) / MB)
  }
  return least
}
