import type { Services } from './services.ts'

/** Says on standard output where the shop, the playground and the orders are. */
export function announce(address: string, { playground, ordersFile }: Services): void {
  console.log(`Сутки: ${address}`)
  if (playground) console.log(`Playground: ${address}/graphql`)
  if (ordersFile) console.log(`Orders are kept in ${ordersFile}`)
}
