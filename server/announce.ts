import type { Logger } from 'pino'
import { NAME } from '#company/constants.ts'
import type { Env } from './base/env.server.ts'
import { leadsNowhere } from './base/siteUrl.ts'
import type { Services } from './startServices.ts'

/** Prints where the shop, the playground, the embedded services and the orders are. */
export function announce(url: string, { playground, upstreamUrl, ordersFile }: Services): void {
  console.log(`${NAME}: ${url}`)
  if (playground) console.log(`Playground: ${url}/graphql`)
  if (ordersFile === null) return
  console.log(`REST services: ${upstreamUrl}`)
  console.log(`Orders are stored in ${ordersFile}`)
}

/** Warns of links that nobody could follow from elsewhere. */
export function warnOfSiteUrl(env: Env, log: Logger): void {
  if (!leadsNowhere(env)) return
  const { SITE_URL, HOST } = env
  log.warn(
    { SITE_URL, HOST },
    'links and pictures name localhost, which no phone can reach: set SITE_URL to the address that visitors use',
  )
}
