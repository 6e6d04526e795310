import { type Figure, none } from '../support/table.ts'
import { loadFigures, noneFailed, orderFigures } from './judge.ts'
import { startLoad } from './load.ts'
import { openTwoServers } from './shop.ts'

/** SIGTERM for one server after the other under load: nobody behind nginx sees it. */
export async function rollServers(times: number): Promise<Figure[]> {
  await using shop = await openTwoServers()
  const load = startLoad(shop.entry)
  const codes: (number | null)[] = []
  for (let count = 0; count < times; count++) {
    const [one, other] = shop.servers
    codes.push(await (count % 2 === 0 ? one : other).roll())
    process.stdout.write(`\rSIGTERM ${count + 1} of ${times}, ${load.outcomes.length} requests`)
  }
  await load.stop()
  process.stdout.write('\n')
  const name = `SIGTERM × ${times}`
  return [
    none(`${name}: exit codes other than 0`, codes.filter((code) => code !== 0).map(String)),
    ...loadFigures(name, load.outcomes),
    noneFailed(name, load.outcomes),
    ...orderFigures(name, load.orders, shop.dataDir),
  ]
}
