import type { Figure } from '../support/table.ts'
import { loadFigures, type Moment, onlyInHand, orderFigures } from './judge.ts'
import { startLoad } from './load.ts'
import { openTwoServers } from './shop.ts'

/** `kill -9` for one server after the other under load: only what it had in hand may fail, and no order is lost. */
export async function killServers(times: number): Promise<Figure[]> {
  await using shop = await openTwoServers()
  const load = startLoad(shop.entry)
  const moments: Moment[] = []
  for (let count = 0; count < times; count++) {
    const [one, other] = shop.servers
    const victim = count % 2 === 0 ? one : other
    const from = performance.now()
    await victim.kill()
    moments.push({ from, to: performance.now() })
    await victim.back()
    process.stdout.write(`\rkill -9 ${count + 1} of ${times}, ${load.outcomes.length} requests`)
  }
  await load.stop()
  process.stdout.write('\n')
  const name = `kill -9 × ${times}`
  return [
    ...loadFigures(name, load.outcomes),
    ...onlyInHand(name, load.outcomes, moments),
    ...orderFigures(name, load.orders, shop.dataDir),
  ]
}
