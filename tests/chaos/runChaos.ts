import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { faultyUpstream } from '../support/faultyUpstream.ts'
import { readOrders, wrongHolds } from '../support/orders.ts'
import { spawnRedis } from '../support/redisServer.ts'
import { type Acted, actUntilDone, judgeActs } from './acts.ts'
import { ownDisk, type Trouble, troubles } from './faults.ts'
import { MOST_ORDERS, plannedOrder } from './plan.ts'
import { killableApp, killableServices } from './processes.ts'
import { type Seen, sendUntilSettled } from './visitor.ts'

/** What a run came to. The four lists are empty when all is well. */
interface ChaosResult {
  orders: number
  /** How many of them by each way. */
  ways: Record<string, number>
  /** How many of them were changed or cancelled after. */
  acts: Record<Acted['act'], number>
  attempts: number
  kills: number
  /** How often each trouble came. */
  troubles: Record<string, number>
  /** Orders that a visitor was told of and that are not kept, or not as he sent them. */
  lost: string[]
  doubled: string[]
  /** Orders that are kept although their visitor was refused. */
  refusedButKept: string[]
  /** Orders that were refused although there was room for them. */
  refused: string[]
  /** Held pieces that are not those of the kept orders. */
  wrongHolds: string[]
}

const VISITORS = 8
/** Of three orders one is changed and one cancelled, by each way as many. */
const ACTS = [null, 'change', 'cancel'] as const
/** Of so many visitors one leaves before he is answered, and comes back. */
const EVERY_LEFT = 10
/** A trouble that has to be undone ends after so many tries: each visitor meets it. */
const TRIES_IN_TROUBLE = 2 * VISITORS

/** Lets visitors order by page, plain form and API, change and cancel, at two servers, which share a file or Redis, while servers and services are killed, cut off, locked and filled up. */
export async function runChaos(plan: {
  orders: number
  kills: number
  redis: boolean
}): Promise<ChaosResult> {
  if (plan.orders > MOST_ORDERS) throw new Error(`at most ${MOST_ORDERS} orders can be planned`)
  await using held = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-chaos-'))
  held.defer(() => rmSync(folder, { recursive: true, force: true }))
  const redis = plan.redis ? await spawnRedis() : null
  if (redis) held.defer(() => redis.kill())
  const shopOf = (name: string) => path.join(folder, redis ? name : 'shop')
  const folders = { services: path.join(folder, 'services'), shop: redis ? null : shopOf('') }
  mkdirSync(folders.services)
  const giveBack = ownDisk(folders.services)
  if (giveBack) held.defer(giveBack)
  const services = await killableServices(folders.services)
  held.defer(() => services.stop())
  const upstream = await faultyUpstream(services.url)
  held.defer(() => upstream.close())
  const start = (name: string) => killableApp(upstream.url, shopOf(name), redis?.url)
  const apps = [await start('shop-1'), await start('shop-2')]
  for (const app of apps) held.defer(() => app.stop())

  const all = troubles({ apps, services, upstream, folders, hasOwnDisk: giveBack !== null })
  const trouble = createTrouble(all, plan)
  const seen: Seen[] = []
  const acted: Acted[] = []
  let next = 0
  async function visit(): Promise<void> {
    while (next < plan.orders) {
      const leaves = next % EVERY_LEFT === 0
      const order = { ...plannedOrder(next++), leaves }
      const made = await sendUntilSettled(order, apps, trouble.onAttempt)
      seen.push(made)
      const act = ACTS[Math.floor(order.number / ACTS.length) % ACTS.length]
      const [wish] = order.versions
      if (act && wish && made.number)
        acted.push(
          await actUntilDone({ ...made, number: made.number, leaves }, act, wish, apps, trouble.onAttempt),
        )
      upstream.calls.length = 0
      trouble.onSettled(seen.length)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  trouble.end()
  await services.up()
  const orders = judge(seen, folders.services)
  const { acts, attempts, ...faults } = judgeActs(acted, folders.services)
  return {
    ...{ ...trouble.counts(), ...orders, acts, attempts: orders.attempts + attempts },
    ...{ lost: [...orders.lost, ...faults.lost], doubled: [...orders.doubled, ...faults.doubled] },
    refused: [...orders.refused, ...faults.refused],
  }
}

/** Starts the next trouble whenever a share of the orders is settled, so that all of them come within the run. */
function createTrouble(all: readonly Trouble[], { orders, kills }: { orders: number; kills: number }) {
  const counted: Record<string, number> = {}
  let begun = 0
  let killed = 0
  let undo: (() => void) | null = null
  let tries = 0

  function end(): void {
    undo?.()
    undo = null
  }
  return {
    end,
    onAttempt() {
      tries += 1
      if (undo && tries >= TRIES_IN_TROUBLE) end()
    },
    onSettled(settled: number) {
      // One at a time: what has to be undone lasts for its tries.
      const trouble = all[begun % all.length]
      if (undo || !trouble || killed * orders >= settled * kills) return
      begun += 1
      tries = 0
      counted[trouble.name] = (counted[trouble.name] ?? 0) + 1
      if (trouble.isKill) killed += 1
      undo = trouble.begin()
    },
    counts: () => ({ kills: killed, troubles: counted }),
  }
}

function judge(seen: readonly Seen[], folder: string): Omit<ChaosResult, 'kills' | 'troubles' | 'acts'> {
  const kept = readOrders(folder)
  const byKey = new Map(kept.map((order) => [order.idempotencyKey, order]))
  const names = (list: readonly Seen[]) => list.map(({ name, way }) => `${name} by ${way}`)
  const keptOf = ({ keys, name }: Seen) =>
    kept.filter((order) => keys.has(`${order.idempotencyKey}`) || order.idempotencyKey === name)
  const isKept = (each: Seen) => keptOf(each).some(({ id }) => id === Number(each.number?.replace(/\D/g, '')))
  const isRefused = ({ number }: Seen) => number === null
  const known = new Set(seen.flatMap(({ keys, name }) => [...keys, name]))
  const strays = kept.filter(({ idempotencyKey }) => !known.has(`${idempotencyKey}`))
  return {
    orders: seen.length,
    ways: Object.fromEntries(
      Map.groupBy(seen, ({ way }) => way)
        .entries()
        .map(([way, list]) => [way, list.length]),
    ),
    attempts: seen.reduce((sum, { attempts }) => sum + attempts, 0),
    lost: names(seen.filter((each) => !isRefused(each) && !isKept(each))),
    doubled: [
      ...names(seen.filter((each) => each.numbers.size > 1 || keptOf(each).length > 1)),
      ...strays.map(({ id }) => `order ${id} of nobody`),
      ...(kept.length > byKey.size ? ['two orders of one key'] : []),
    ],
    refusedButKept: names(seen.filter((each) => isRefused(each) && keptOf(each).length > 0)),
    refused: seen.filter(isRefused).map(({ name, way, refusal }) => `${name} by ${way}: ${refusal}`),
    wrongHolds: wrongHolds(folder),
  }
}
