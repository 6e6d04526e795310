import type { FastifyRequest } from 'fastify'
import type { Rank } from './queue.ts'

/** Lines of a plan from which on its page takes many times the work of another. */
const LONG_PLAN = 30

/** A part of the sitemap takes up to fifty calls. */
const EXPENSIVE = new Set<string | undefined>(['/plan/picture.png', '/sitemap-:part.xml'])

/** Without one of these the form of an order makes none, and only its page is made. */
const ORDER_FIELDS = ['key', 'name', 'phone', 'termsAccepted', 'consent']

type RankedRequest = Pick<FastifyRequest, 'method' | 'url' | 'body'> & {
  routeOptions: { url?: string | undefined }
}

/** The rank of a request. What an operation of the gateway costs shows only when it has been read: see graphql/index.ts. */
export function rankOf({ method, url, routeOptions, body }: RankedRequest): Rank {
  if (routeOptions.url?.startsWith('/pictures/')) return 'pictures'
  if (EXPENSIVE.has(routeOptions.url) || planLines(url) >= LONG_PLAN) return 'expensive'
  return method === 'POST' && routeOptions.url === '/order' && isWhole(body) ? 'orders' : 'pages'
}

function isWhole(body: unknown): boolean {
  const fields = new Map(Object.entries(body ?? {}))
  return ORDER_FIELDS.every((name) => fields.get(name))
}

/** The lines of the plan in a URL, which several pages show. */
function planLines(url: string): number {
  const search = url.indexOf('?')
  if (search < 0) return 0
  const plans = new URLSearchParams(url.slice(search)).getAll('l')
  return plans.reduce((sum, lines) => sum + lines.split('.').length, 0)
}
