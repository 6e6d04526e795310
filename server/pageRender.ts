import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { renderPage } from 'vike/server'
import type { PageAddress } from './pageCache/address.ts'
import type { PageRequest, Visit } from './pageHost.ts'

/** A page that was rendered without its visitor. */
export type RenderedPage = {
  result: Awaited<ReturnType<typeof renderPage>>
  statusCode: number
  contentType: string
  body: string
  /** The day that it was rendered on. */
  day: string
  /** It is the page, nothing of it is missing, and it sets no cookie. */
  isWhole: boolean
  /** None of its services had failed when it was last called. */
  isSound: boolean
}

/** Makes the function that renders the page of an address, for all who ask for the same. */
export function createPageRender(hostFor: (visit: Visit) => PageRequest, log: FastifyBaseLogger) {
  return async (address: PageAddress, visit?: Visit): Promise<RenderedPage> => {
    const { url, cookie } = address
    const { host, isWhole, isSound } = hostFor(visit ?? { id: randomUUID(), log, url, headers: {} })
    // Crawlers get no error page, which is never kept; nothing else of a page depends on who reads it.
    const agent = visit?.headers['user-agent']
    const headersOriginal = { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) }
    const result = await renderPage({ urlOriginal: url, headersOriginal, host })
    const { statusCode, headers, body } = result.httpResponse
    const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
    const contentType = header('content-type') ?? ''
    const isPage = statusCode === 200 && contentType.startsWith('text/html') && !header('set-cookie')
    return {
      result,
      statusCode,
      contentType,
      body,
      day: host.today,
      isWhole: isPage && isWhole(),
      isSound: isSound(),
    }
  }
}
