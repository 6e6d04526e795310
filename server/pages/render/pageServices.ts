import type { FastifyRequest } from 'fastify'
import { createTurns } from '#gateway/stores/turns.ts'
import { type Gateway, type OperationTrace, sharedCacheControl } from '#gateway/yoga.server.ts'
import { loggedPath, perMinuteOfEach } from '../../base/log.ts'
import type { FailingServices } from '../../observe/failingServices.ts'
import type { PageOf } from '../../observe/metrics.ts'

/** The services of the process for pages: see `Vike.PageContext['services']`. */
export type PageServices = NonNullable<Vike.PageContext['services']>

/** The facts of its request that a rendering needs. */
export type RequestInfo = Pick<FastifyRequest, 'id' | 'log' | 'url' | 'headers'> & {
  /** The client that may order with it: an IP address, of IPv6 the network. */
  client?: string
}

/** The services of one page request, and what its answers say together once the page is rendered. */
export type PageRequest = {
  services: PageServices
  /** Their `Cache-Control`, when they are sent for so many seconds from now on. */
  cacheControl(heldFor: number): string
  /** None of them had an error. */
  isWhole(): boolean
  /** None of their services had failed when it was last called: what fails may have been answered from memory. */
  isHealthy(): boolean
}

type PageServicesOptions = Pick<PageServices, 'buildId' | 'gtmId' | 'hasMaps' | 'hasWorker' | 'timeZone'> & {
  gateway: Gateway
  failingServices: FailingServices
  today(): string
  siteUrl(): string
  pageOf: PageOf
}

/** Makes the services of page requests. */
export function createPageServices({
  gateway,
  failingServices,
  today,
  siteUrl,
  pageOf,
  ...rest
}: PageServicesOptions) {
  // Node accepts one connection in a turn of the event loop: with many renderings in one, those that wait would be dropped.
  const turn = createTurns(1)
  const lacks = new Set<string>()
  const mayTell = perMinuteOfEach(1)
  return (requestInfo: RequestInfo): PageRequest => {
    const traces: OperationTrace[] = []
    let hasErrors = false
    const onTrace = (trace: OperationTrace) => traces.push(trace)
    const services: PageServices = {
      ...rest,
      async execute({ document, variables }) {
        const result = await gateway.execute({
          ...{ document, variables, onTrace },
          requestId: requestInfo.id,
          client: requestInfo.client,
        })
        hasErrors ||= result.errors !== undefined
        await turn(1)
        return result
      },
      today: today(),
      siteUrl: siteUrl(),
      // Once a minute and page: while a service fails, every visitor sees it.
      reportFailure(message) {
        const page = pageOf(requestInfo.url)
        if (!mayTell(page)) return
        const path = loggedPath(requestInfo.url)
        requestInfo.log.error({ message, page, path }, 'page without its data')
      },
      reportLack(message) {
        if (!lacks.has(message)) requestInfo.log.warn({ message }, 'page without what the company names')
        lacks.add(message)
      },
    }
    return {
      services,
      cacheControl: (heldFor) => sharedCacheControl(traces, heldFor),
      isWhole: () => !hasErrors,
      isHealthy() {
        const failing = failingServices.names()
        return traces.every(({ calls }) => calls.every(({ service }) => !failing.includes(service)))
      },
    }
  }
}
