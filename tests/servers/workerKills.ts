import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startApp } from '../support/app.ts'
import type { Figure } from '../support/table.ts'
import { loadFigures, type Moment, onlyInHand, orderFigures } from './judge.ts'
import { type Outcome, startLoad } from './load.ts'

const DIED = 'a worker died and is restarted'

interface Line {
  msg: string
  pid: number
  requestId?: string
}

/** `kill -9` for one of two workers after the other under load, without nginx: the other's visitors see nothing. */
export async function killWorkers(times: number): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sutki-workers-'))
  held.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const app = await startApp({ dataDir, env: { WORKERS: '2', LOG_LEVEL: 'info' } })
  held.defer(async () => void (await app.stop()))
  const lines = readLines(app.output)
  const load = startLoad(app)
  const moments: Moment[] = []
  const dead = new Set<number>()
  for (let count = 0; count < times; count++) {
    const [victim] = await answering(2)
    if (victim === undefined) throw new Error('no worker answers')
    dead.add(victim)
    const from = performance.now()
    process.kill(victim, 'SIGKILL')
    while (lines().filter(({ msg }) => msg === DIED).length <= count) await setTimeout(10)
    moments.push({ from, to: performance.now() })
    process.stdout.write(`\rworker ${count + 1} of ${times}, ${load.outcomes.length} requests`)
  }
  await answering(2)
  await load.stop()
  process.stdout.write('\n')

  /** The live workers that answered, when there are so many: the one that has answered for longest first. */
  async function answering(count: number): Promise<number[]> {
    for (;;) {
      const seen = new Set(requests().map(({ pid }) => pid))
      const alive = [...seen].filter((pid) => !dead.has(pid))
      if (alive.length >= count) return alive
      await setTimeout(50)
    }
  }
  function requests(): Line[] {
    return lines().filter(({ msg }) => msg === 'request')
  }

  const workerOf = new Map(requests().map(({ requestId, pid }) => [requestId, pid]))
  const lastWorker = new Map<Outcome, number | undefined>()
  const byConnection = Map.groupBy(load.outcomes, ({ connection }) => connection)
  for (const outcomes of byConnection.values()) {
    let worker: number | undefined
    for (const each of outcomes) {
      worker = workerOf.get(each.id) ?? worker
      lastWorker.set(each, worker)
    }
  }
  // Logged by a worker that lives, or on a connection that it had.
  const isElsewhere = (outcome: Outcome) => {
    const worker = outcome.connection && lastWorker.get(outcome)
    return typeof worker === 'number' && !dead.has(worker)
  }
  const name = `worker killed × ${times}`
  return [
    ...loadFigures(name, load.outcomes),
    ...onlyInHand(name, load.outcomes, moments, isElsewhere),
    ...orderFigures(name, load.orders, dataDir),
  ]
}

/** The lines of a log that grows, each read once. */
function readLines(output: () => string): () => readonly Line[] {
  const lines: Line[] = []
  let read = 0
  return () => {
    const text = output()
    const end = text.lastIndexOf('\n') + 1
    for (const line of text.slice(read, end).split('\n'))
      if (line.startsWith('{')) lines.push(JSON.parse(line))
    read = Math.max(read, end)
    return lines
  }
}
