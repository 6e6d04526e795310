import { setTimeout } from 'node:timers/promises'
import { plannedOrder } from '../chaos/plan.ts'
import { ask, type CreateOrderAnswer, createOrder } from '../support/graphql.ts'
import { type Figure, none } from '../support/table.ts'
import { loadFigures, noneFailed, orderFigures } from './judge.ts'
import { startLoad } from './load.ts'
import { openTwoServers, type TwoServers } from './shop.ts'

/** Pages that must come while Redis is away, and after it is back. */
const ENOUGH = 500
/** Planned orders that the load does not come to. */
const FAR = 100_001

/** Redis is restarted, killed, and stopped in its tracks under load: no page fails, and the servers tell of each other's orders. */
export async function breakRedis(times: number): Promise<Figure[]> {
  await using shop = await openTwoServers()
  const load = startLoad(shop.entry)
  const unknown: string[] = []
  let checked = 0

  async function pages(step: string): Promise<void> {
    const enough = load.outcomes.length + ENOUGH
    while (load.outcomes.length < enough) await setTimeout(50)
    process.stdout.write(`\rRedis: ${step}, ${load.outcomes.length} requests\x1b[K`)
  }
  async function checkStatus(step: string): Promise<void> {
    checked += 4
    if (!(await knowsOrder(shop, FAR + checked))) unknown.push(step)
  }

  let { redis } = shop
  await pages('running')
  for (let count = 0; count < times; count++) {
    await redis.stop()
    await pages('stopped')
    redis = await shop.startRedis()
    await pages('started again')
    await checkStatus('after the restart')
    await redis.kill()
    await pages('killed')
    redis = await shop.startRedis()
    await pages('back')
    await checkStatus('after the kill')
    redis.pause()
    await pages('hanging')
    redis.resume()
    await pages('going on')
    await checkStatus('after it hung')
  }
  await load.stop()
  process.stdout.write('\n')
  const name = 'Redis away'
  return [
    ...loadFigures(name, load.outcomes),
    noneFailed(name, load.outcomes),
    none(`${name}: orderStatus of the other server not CREATED`, unknown),
    ...orderFigures(name, load.orders, shop.dataDir),
  ]
}

/** Makes an order at one server and asks the other for it, until it knows: it leaves a Redis that failed alone for a while. */
async function knowsOrder({ servers: [one, other] }: TwoServers, number: number): Promise<boolean> {
  const { key, input } = plannedOrder(number)
  await ask<CreateOrderAnswer>(one.url, createOrder, { input })
  const query = 'query ($key: ID!) { orderStatus(idempotencyKey: $key) { state } }'
  const last = performance.now() + 15_000
  while (performance.now() < last) {
    const { orderStatus } = await ask<{ orderStatus: { state: string } }>(other.url, query, { key })
    if (orderStatus.state === 'CREATED') return true
    await setTimeout(500)
  }
  return false
}
