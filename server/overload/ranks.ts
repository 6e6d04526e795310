import type { FastifyRequest } from 'fastify'
import type { Rank } from './queue.ts'

/** Lines of a plan from which on its page takes many times the work of another. */
const LONG_PLAN = 30

/** The rank of a request. What an operation of the gateway costs is known only when it has been read: see graphql.ts. */
export function rankOf({
  method,
  url,
  routeOptions,
}: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>): Rank {
  if (method === 'POST' && routeOptions.url === '/order') return 'orders'
  if (routeOptions.url?.startsWith('/pictures/')) return 'pictures'
  return routeOptions.url === '/plan/picture.png' || planLines(url) >= LONG_PLAN ? 'expensive' : 'pages'
}

/** The lines of the plan in a URL, which several pages show. */
function planLines(url: string): number {
  const search = url.indexOf('?')
  if (search < 0) return 0
  const plans = new URLSearchParams(url.slice(search)).getAll('l')
  return plans.reduce((sum, lines) => sum + lines.split('.').length, 0)
}
