import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plannedOrder } from '../chaos/plan.ts'
import { killableServices } from '../chaos/processes.ts'
import { startApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder } from '../support/graphql.ts'
import { askStatuses, TWO_WORKERS } from '../support/orderStatuses.ts'
import { spawnRedis } from '../support/redisServer.ts'
import { type Figure, none } from '../support/table.ts'

/** An order is made at one of two servers with two workers each and one Redis: every worker of both says so, each time. */
export async function checkOrderStatuses(times: number): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-statuses-'))
  held.defer(() => rmSync(folder, { recursive: true, force: true }))
  const services = await killableServices(path.join(folder, 'services'))
  held.defer(() => services.stop())
  const redis = await spawnRedis()
  held.defer(() => redis.kill())
  const env = { ...TWO_WORKERS, REDIS_URL: redis.url }
  const start = (name: string) =>
    startApp({ upstreamUrl: services.url, dataDir: path.join(folder, name), env })
  const apps = await Promise.all([start('one'), start('other')])
  for (const app of apps) held.defer(async () => void (await app.stop()))

  const { key, input } = plannedOrder(0)
  const made = await ask<CreateOrderAnswer>(apps[0].url, createOrder, { input })
  const { answers, workers } = await askStatuses(apps, key, times)
  const expected = `CREATED ${made.createOrder.order?.number}`
  const name = 'orderStatus'
  return [
    none(
      `${name}: answers of ${answers.length} that are not the order`,
      answers.filter((answer) => answer !== expected),
    ),
    { name: `${name}: workers that answered`, value: String(workers), bound: '4', isMet: workers === 4 },
  ]
}
