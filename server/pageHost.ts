import type { FastifyRequest } from 'fastify'
import { type Gateway, type OperationTrace, sharedCacheControl } from '#gateway/yoga.server.ts'
import { loggedPath } from './log.ts'
import { createTurns } from './overload/turns.ts'

/** What pages need of the process: see `Vike.PageContext['host']`. */
export type PageHost = NonNullable<Vike.PageContext['host']>

/** The host of one page request, and what all its answers together may be cached for. */
export type PageRequest = { host: PageHost; cacheControl(): string }

type PageHostOptions = Pick<PageHost, 'buildId' | 'gtmId' | 'hasMaps' | 'timeZone'> & {
  gateway: Gateway
  today(): string
  siteUrl(): string
}

/** Makes the hosts of page requests. */
export function createPageHosts({ gateway, today, siteUrl, ...rest }: PageHostOptions) {
  const turn = createTurns()
  return (request: FastifyRequest): PageRequest => {
    const traces: OperationTrace[] = []
    const onTrace = (trace: OperationTrace) => traces.push(trace)
    const host: PageHost = {
      ...rest,
      async execute({ document, variables }) {
        const result = await gateway.execute({ document, variables, requestId: request.id, onTrace })
        await turn()
        return result
      },
      today: today(),
      siteUrl: siteUrl(),
      reportFailure: (message) =>
        request.log.error({ message, path: loggedPath(request.url) }, 'page without its data'),
    }
    return { host, cacheControl: () => sharedCacheControl(traces) }
  }
}
