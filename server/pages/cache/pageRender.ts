import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { PageRequest, RequestInfo } from '../render/pageServices.ts'
import type { RenderAny } from '../render/renderAny.ts'
import type { Rendering } from '../render/rendering.ts'
import { timesOf } from './times.ts'
import type { PageVariant } from './variant.ts'

/** A page that was rendered without its visitor, or its payload. */
export type RenderedPage = {
  result: Rendering
  statusCode: number
  /** The type of the body, and of a payload, how long it may be cached. */
  headers: Readonly<Record<string, string>>
  body: string
  /** The day that it was rendered on. */
  day: string
  /** It is the page, nothing of it is missing, and it sets no cookie. */
  isWhole: boolean
  /** None of its services had failed when it was last called. */
  isHealthy: boolean
}

/** Renders the page of a variant, for all who request the same; without a request for nobody in particular. */
export type PageRender = (variant: PageVariant, requestInfo?: RequestInfo) => Promise<RenderedPage>

export function createPageRender(
  pageRequestOf: (requestInfo: RequestInfo) => PageRequest,
  { renderAny, log }: { renderAny: RenderAny; log: FastifyBaseLogger },
): PageRender {
  return async (variant, requestInfo) => {
    const { url, isPayload } = variant
    const request = pageRequestOf(requestInfo ?? { id: randomUUID(), log, url, headers: {} })
    const result = await renderAny({
      urlOriginal: url,
      headersOriginal: isPayload ? {} : headersOf(variant, requestInfo),
      services: isPayload ? { ...request.services, isDataOnly: true } : request.services,
    })
    const { fresh, stale } = timesOf(variant)
    const cacheControl = request.cacheControl((fresh + stale) / 1000)
    const { isCacheable, ...made } = isPayload ? payloadOf(result, cacheControl) : documentOf(result)
    return {
      ...made,
      result,
      statusCode: result.httpResponse.statusCode,
      day: request.services.today,
      isWhole: isCacheable && request.isWhole(),
      isHealthy: request.isHealthy(),
    }
  }
}

// Crawlers get no error page, which is never cached; nothing else of a page depends on who reads it.
function headersOf({ cookie }: PageVariant, requestInfo?: RequestInfo): Record<string, string> {
  const agent = requestInfo?.headers['user-agent']
  return { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) }
}

type Made = Pick<RenderedPage, 'headers' | 'body'> & { isCacheable: boolean }

function documentOf({ httpResponse: { statusCode, headers, body } }: RenderedPage['result']): Made {
  const header = (name: string) => headers.find(([key]) => key.toLowerCase() === name)?.[1]
  const type = header('content-type') ?? ''
  const isCacheable = statusCode === 200 && type.startsWith('text/html') && !header('set-cookie')
  return { body, headers: { 'content-type': type }, isCacheable }
}

function payloadOf(result: RenderedPage['result'], cacheControl: string): Made {
  return {
    body: JSON.stringify(result.graphqlState ?? {}),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
    isCacheable: result.httpResponse.statusCode === 200 && cacheControl.startsWith('public'),
  }
}
