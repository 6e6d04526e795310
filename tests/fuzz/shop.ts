import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The memory that `npm start` gives to a process, in megabytes: young objects have three times their half space. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 3 * 8 }

/**
 * The shop in a thread with an event loop and a memory of its own: neither the work of whoever sends requests counts as a turn of the
 * shop, nor the collection of what that leaves behind.
 */
export async function openShop(dataDir: string) {
  const thread = new Worker(new URL('shopThread.ts', import.meta.url), {
    workerData: dataDir,
    resourceLimits: MEMORY,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const heard = async () => (await once(thread, 'message'))[0]
  const tell = (message: 'begin' | 'end' | 'close') => thread.postMessage(message)
  const url = String(await heard())
  return {
    url,
    /** Runs `work` and answers the most processor time, in milliseconds, that the shop's event loop was held at a stretch. */
    async longestTurn(work: () => Promise<unknown>): Promise<number> {
      tell('begin')
      await heard()
      await work()
      tell('end')
      return Number(await heard())
    },
    async close(): Promise<void> {
      tell('close')
      await once(thread, 'exit')
    },
  }
}
