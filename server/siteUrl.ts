import type { FastifyInstance } from 'fastify'
import type { Env } from './env.server.ts'

/**
 * The only origin used in canonical links, without a trailing slash. Read when a page is rendered, for with `PORT=0` the
 * port is known only by then.
 */
export function siteUrlOf(app: FastifyInstance, { SITE_URL, HOST, PORT }: Env): string {
  if (SITE_URL !== undefined) return SITE_URL
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : PORT
  return `http://${urlHost(HOST)}:${port}`
}

/** A host as it stands in a URL: IPv6 in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
