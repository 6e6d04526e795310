import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../server/setup/build.mjs'
import { readDemoData } from '../../server/upstream/index.ts'
import { type Shop, startShop } from '../server/shop.ts'
import { exitOnSignals } from '../support/exitOnSignals.ts'
import type { Fault } from '../support/faultyUpstream.ts'
import { routesOf } from '../support/routes.ts'
import { atMost, type Figure, none, tableOf } from '../support/table.ts'

// npm run outage -- --filters 5000: how pages that were seen come when every service is down, and how pages come that nobody has seen while
// one service hangs. Takes some minutes; ends with 1 when a figure is missed.
const { values } = parseArgs({ options: { filters: { type: 'string', default: '5000' } } })
/** How long services are waited for. */
const AS_DEPLOYED = { UPSTREAM_DEADLINE_MS: '2500' }
const SEEN_MS = 300
const COLD_MS = 3000
/** When no answer that a page stands on is fresh any more. */
const STALE_MS = 65_000
const VISITORS = 8
const every = { path: /./ }

const pages = routesOf(readDemoData())
  .filter(({ path, status }) => status === 200 && !/^.(search|sandbox)/.test(path))
  .map(({ path }) => path)

exitOnSignals()
ensureBuilt()
const figures = [...(await seenPages(Number(values.filters))), ...(await coldPages())]
console.log(`\n${tableOf(figures)}`)
if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1

async function seenPages(filters: number): Promise<Figure[]> {
  const shop = await startShop(AS_DEPLOYED)
  for (const path of pages) await shop.get(path)
  console.log(`${pages.length} pages are seen; ${filters} unique filters…`)
  const seenAt = performance.now()
  let number = 0
  async function filter(): Promise<void> {
    while (number < filters) await shop.get(`/catalog?maxPrice=${100_000 + number++}`)
  }
  await Promise.all(Array.from({ length: VISITORS }, filter))
  console.log('waiting until no answer is fresh…')
  await setTimeout(Math.max(0, STALE_MS - (performance.now() - seenAt)))
  const found: Figure[] = []
  for (const fault of ['reset', 'hang', { status: 500 }] satisfies Fault[]) {
    shop.services.heal()
    shop.services.fail(every, fault)
    const name = `seen before, all services ${typeof fault === 'string' ? fault : 'answer 500'}`
    const visits = await visitAll(shop)
    const bad = visits.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`)
    const slow = visits.filter(({ ms }) => ms > SEEN_MS).map(({ path, ms }) => `${path}: ${ms.toFixed(0)} ms`)
    const most = Math.max(...visits.map(({ ms }) => ms))
    found.push(none(`${name}: not good`, bad), { ...atMost(name, most, SEEN_MS, 'ms'), details: slow })
  }
  await shop.close()
  return found
}

async function coldPages(): Promise<Figure[]> {
  const found: Figure[] = []
  for (const service of ['rental', 'content', 'product', 'notifications']) {
    console.log(`cold pages while the ${service} service hangs…`)
    const shop = await startShop(AS_DEPLOYED)
    shop.services.fail({ path: new RegExp(`/${service}_service/`) }, 'hang')
    // The code of pages is read with the first of them, whatever it is.
    await shop.get('/sandbox')
    const visits = await visitAll(shop)
    const slow = visits.filter(({ ms }) => ms > COLD_MS).map(({ path, ms }) => `${path}: ${ms.toFixed(0)} ms`)
    const most = Math.max(...visits.map(({ ms }) => ms))
    found.push({ ...atMost(`cold, the ${service} service hangs`, most, COLD_MS, 'ms'), details: slow })
    await shop.close()
  }
  return found
}

async function visitAll(shop: Shop) {
  const visits: { path: string; status: number; ms: number }[] = []
  for (const path of pages) {
    const begun = performance.now()
    const { status } = await shop.get(path)
    visits.push({ path, status, ms: performance.now() - begun })
  }
  return visits
}
