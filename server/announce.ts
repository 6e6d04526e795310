import type { Services } from './services.ts'

/** Says on standard output where the shop, the playground, the embedded services and the orders are. */
export function announce(address: string, { playground, upstreamUrl, ordersFile }: Services): void {
  console.log(`Сутки: ${address}`)
  if (playground) console.log(`Playground: ${address}/graphql`)
  if (ordersFile === null) return
  console.log(`REST services: ${upstreamUrl}`)
  console.log(`Orders are kept in ${ordersFile}`)
}
