import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Upstream, UpstreamOptions } from './server.ts'

export { databasePath } from './data/database.ts'
export { type DemoData, readDemoData } from './demo.ts'
export { createUpstreamServer, type Layer, type Upstream } from './server.ts'

/** Services in a thread of their own. `crash` ends the thread at once, as an error would; it is started again. */
type UpstreamThread = Upstream & { crash: () => Promise<void> }

const RESTART_MS = 1000
/** Most of what they hold is in SQLite. One that needs more is started again, and the shop goes on. */
const MAX_HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 }

/**
 * Starts the embedded services on loopback, in a thread that never holds up the pages and is started again on its port when it dies.
 * Throws when they cannot be started: a port in use, a directory that cannot be written.
 */
export async function startUpstream(options: UpstreamOptions): Promise<UpstreamThread> {
  let { worker, url } = await startThread(options)
  const fixed = { ...options, port: Number(new URL(url).port) }
  let closing: Promise<void> | null = null

  async function keepRunning(): Promise<void> {
    await ended(worker)
    if (closing) return
    worker = await startAgain(fixed)
    if (closing) worker.postMessage('close')
    return keepRunning()
  }
  const finished = keepRunning()

  return {
    url,
    crash: async () => {
      await worker.terminate()
    },
    close: () => {
      closing ??= finished
      worker.postMessage('close')
      return closing
    },
  }
}

async function startAgain(options: UpstreamOptions): Promise<Worker> {
  while (true) {
    try {
      return (await startThread(options)).worker
    } catch (error) {
      console.error('upstream: cannot be started again yet:', error)
      await setTimeout(RESTART_MS)
    }
  }
}

async function startThread(options: UpstreamOptions): Promise<{ worker: Worker; url: string }> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: options,
    resourceLimits: MAX_HEAP,
  })
  const [url] = await once(worker, 'message')
  worker.on('error', (error) => console.error('upstream:', error))
  return { worker, url }
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once('exit', () => resolve()))
}
