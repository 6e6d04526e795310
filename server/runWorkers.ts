import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { announce, warnOfSiteUrl } from './announce.ts'
import type { Env } from './base/env.server.ts'
import { createLog } from './base/log.ts'
import { urlHost } from './base/siteUrl.ts'
import { answerMetrics } from './observe/metricsOfAll.ts'
import { createPortKeeper } from './portKeeper.ts'
import { END, GRACE_MS, LISTENING } from './runServer.ts'
import { type Services, startServices } from './startServices.ts'

/** A worker that dies before it listens would die again at once: the next one comes after this many milliseconds. */
const PAUSE_MS = 1000

/** How many processes answer; in development always one, for it serves the sources. */
export function workerCount({ WORKERS, NODE_ENV }: Env): number {
  if (NODE_ENV !== 'production') return 1
  return WORKERS === 'auto' ? availableParallelism() : WORKERS
}

/**
 * Runs the server in several processes on one port, and restarts a worker that died; ends with 1 when the first cannot start. This
 * process runs the embedded services. `SIGTERM` lets every worker finish, and ends with 0.
 */
export async function runWorkers(env: Env): Promise<void> {
  const log = createLog(env)
  const held = new AsyncDisposableStack()
  let closing: Promise<void> | null = null
  closeWithGrace({ delay: GRACE_MS + PAUSE_MS + env.SHUTDOWN_DELAY_MS, logger: log }, ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an error')
    closing ??= held.disposeAsync()
    return closing
  })
  const services = await startServices(env)
  held.defer(() => services.close())
  held.defer(endWorkers)
  answerMetrics()

  const keeper = createPortKeeper(env.HOST)
  held.defer(() => keeper.release())
  const port = await keeper.find(env.PORT)
  const variables = { ...workerVariables(services), PORT: String(port) }
  const first = await startFirst(cluster.fork(variables))
  const listening = new Set<Worker>()
  void keepAlive(first)
  for (let started = 1; started < workerCount(env); started++) void keepAlive(cluster.fork(variables))
  announce(`http://${urlHost(env.HOST)}:${port}`, services)
  warnOfSiteUrl(env, log)

  async function keepAlive(worker: Worker): Promise<void> {
    let hasListened = worker === first
    if (hasListened) listening.add(worker)
    worker.on('message', (message) => {
      if (message !== LISTENING) return
      hasListened = true
      listening.add(worker)
      void keeper.release()
    })
    worker.on('error', (err) => log.error({ err, worker: worker.process.pid }, 'a worker cannot be reached'))
    await ended(worker)
    listening.delete(worker)
    if (closing) return
    if (listening.size === 0) keeper.hold(port)
    log.error({ worker: worker.process.pid }, 'a worker died and is restarted')
    if (!hasListened) await setTimeout(PAUSE_MS)
    if (!closing) return keepAlive(cluster.fork(variables))
  }
}

// The first worker shows whether the configuration works: it has said what is wrong when it ends.
async function startFirst(worker: Worker): Promise<Worker> {
  const listening = new Promise<boolean>((resolve) =>
    worker.on('message', (message) => message === LISTENING && resolve(true)),
  )
  if (!(await Promise.race([listening, ended(worker)]))) process.exit(1)
  return worker
}

async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  for (const worker of workers) if (worker.isConnected()) worker.send(END)
  await Promise.all(workers.map(ended))
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once('exit', () => resolve()))
}

/** The services are already running: to a worker they look like any company's, but at the port of the embedded ones. */
function workerVariables({
  upstreamUrl,
  storageUrl,
  playground,
  ordersFile,
}: Services): Record<string, string> {
  return {
    UPSTREAM_URL: upstreamUrl,
    ...(ordersFile !== null && { UPSTREAM_PORT: new URL(upstreamUrl).port }),
    STORAGE_URL: storageUrl,
    PLAYGROUND: playground ? 'on' : 'off',
  }
}
