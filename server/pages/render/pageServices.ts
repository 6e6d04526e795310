import type { FastifyRequest } from 'fastify'
import { type Gateway, type OperationTrace, sharedCacheControl } from '#gateway/yoga.server.ts'
import { loggedPath } from '../../base/log.ts'
import type { FailingServices } from '../../observe/failingServices.ts'
import { createYieldBetween } from '../../overload/yieldBetween.ts'

/** What pages need of the process: see `Vike.PageContext['host']`. */
export type PageHost = NonNullable<Vike.PageContext['host']>

/** What a rendering needs of the request that it is done for. */
export type Visit = Pick<FastifyRequest, 'id' | 'log' | 'url' | 'headers'> & {
  /** Who may order with it: an address, of IPv6 the network. */
  client?: string
}

/** The host of one page request, and what is known of all its answers together once the page is rendered. */
export type PageRequest = {
  host: PageHost
  /** What they may be cached for, when they are sent for so many seconds from now on. */
  cacheControl(heldFor: number): string
  /** None of them had an error. */
  isWhole(): boolean
  /** None of their services had failed when it was last called: what fails may have been answered from memory. */
  isSound(): boolean
}

type PageHostOptions = Pick<PageHost, 'buildId' | 'gtmId' | 'hasMaps' | 'hasWorker' | 'timeZone'> & {
  gateway: Gateway
  failingServices: FailingServices
  today(): string
  siteUrl(): string
}

/** Makes the hosts of page requests. */
export function createPageHosts({ gateway, failingServices, today, siteUrl, ...rest }: PageHostOptions) {
  const yieldBetween = createYieldBetween()
  return (visit: Visit): PageRequest => {
    const traces: OperationTrace[] = []
    let hasErrors = false
    const onTrace = (trace: OperationTrace) => traces.push(trace)
    const host: PageHost = {
      ...rest,
      async execute({ document, variables }) {
        const result = await gateway.execute({
          ...{ document, variables, onTrace },
          requestId: visit.id,
          client: visit.client,
        })
        hasErrors ||= result.errors !== undefined
        await yieldBetween()
        return result
      },
      today: today(),
      siteUrl: siteUrl(),
      reportFailure: (message) =>
        visit.log.error({ message, path: loggedPath(visit.url) }, 'page without its data'),
    }
    return {
      host,
      cacheControl: (heldFor) => sharedCacheControl(traces, heldFor),
      isWhole: () => !hasErrors,
      isSound() {
        const failing = failingServices.names()
        return traces.every(({ calls }) => calls.every(({ service }) => !failing.includes(service)))
      },
    }
  }
}
