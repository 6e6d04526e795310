import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client'
import { sharedText } from './sharedText.ts'

// With several workers a scrape reaches one of them, and means all: that worker queries the primary, which queries every worker.
// prom-client's own clusterMetrics() does the second half, but fails as a whole when one worker is starting or dying.
type Message =
  | { kind: 'metrics:askAll'; id: number }
  | { kind: 'metrics:ask'; id: number }
  | { kind: 'metrics:part'; id: number; part: MetricObject[] }
  | { kind: 'metrics:all'; id: number; text: string }

/** A worker that has not answered after so many milliseconds is starting or dying: the others are reported without it. */
const TIMEOUT_MS = 1000

/** Metrics that only grow; what others measured of a process that is gone means nothing. */
const COUNTED = new Set(['counter', 'histogram'])

/** Sums the workers' metrics when one of them asks. Runs in the primary. */
export function answerMetrics(): void {
  const pending = new Map<number, (part: MetricObject[]) => void>()
  const latest = new Map<number, MetricObject[]>()
  /** The last known counts of workers that are gone: sums must not fall when one dies. */
  let departed: MetricObject[] = []
  let lastId = 0

  function ask(worker: Worker): Promise<MetricObject[]> {
    const id = ++lastId
    return new Promise<MetricObject[]>((resolve) => {
      pending.set(id, resolve)
      setTimeout(resolve, TIMEOUT_MS, []).unref()
      tell(worker, { kind: 'metrics:ask', id })
    }).finally(() => pending.delete(id))
  }

  const textOfAll = sharedText(async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((each) => each !== undefined)
    const parts = await Promise.all(workers.map(ask))
    return AggregatorRegistry.aggregate([departed, ...parts]).metrics()
  })

  cluster.on('message', async (worker, message: Message) => {
    if (message.kind === 'metrics:part') {
      latest.set(worker.id, message.part)
      pending.get(message.id)?.(message.part)
    }
    if (message.kind !== 'metrics:askAll') return
    tell(worker, { kind: 'metrics:all', id: message.id, text: await textOfAll() })
  })
  cluster.on('exit', async ({ id }) => {
    const counted = latest.get(id)?.filter(({ type }) => COUNTED.has(String(type))) ?? []
    latest.delete(id)
    departed = await AggregatorRegistry.aggregate([departed, counted]).getMetricsAsJSON()
  })
}

/**
 * The metrics in Prometheus text, made at most ten times a second: this process's, or in a worker the sum of all workers'. A reader in
 * between waits for the next text, because people and tests want the numbers right after an action.
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return sharedText(() => registry.metrics())
  const waiting = new Map<number, (text: string) => void>()
  let lastId = 0

  process.on('message', async (message: Message) => {
    if (message.kind === 'metrics:all') waiting.get(message.id)?.(message.text)
    if (message.kind !== 'metrics:ask') return
    const part = await registry.getMetricsAsJSON()
    process.send?.({ kind: 'metrics:part', id: message.id, part } satisfies Message)
  })

  return sharedText(() => {
    const id = ++lastId
    return new Promise<string>((resolve) => {
      waiting.set(id, resolve)
      process.send?.({ kind: 'metrics:askAll', id } satisfies Message)
    }).finally(() => waiting.delete(id))
  })
}

function tell(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message)
}
