import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CONSENT_PAGES } from '#company/consents.ts'
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

/** Warns of documents that customers accept and nobody can read: the content service does not have them. */
export async function warnOfDocuments(app: FastifyInstance, log: Logger): Promise<void> {
  const missing: string[] = []
  for (const slug of CONSENT_PAGES) {
    const { statusCode } = await app.inject({ method: 'HEAD', url: `/${slug}` })
    if (statusCode === 404) missing.push(slug)
  }
  if (missing.length > 0)
    log.warn({ missing }, 'consents of the order form name documents that the content service does not have')
}
