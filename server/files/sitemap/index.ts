import type { FastifyInstance } from 'fastify'
import type { RestFactory } from '#gateway/rest/rest.ts'
import type { Pages } from '../../base/pages.ts'
import { type Kind, kindsOf } from './entries.ts'
import { countParts, partEntries } from './parts.ts'
import { indexXml, urlSetXml } from './xml.ts'

type SitemapOptions = {
  rest: Pick<RestFactory, 'forRequest'>
  /** The shop's origin, without a closing slash. */
  siteUrl(): string
  pages: Pages
}

const XML = 'application/xml; charset=utf-8'
const CACHE_CONTROL = 'public, max-age=3600'
const RETRY_AFTER_SECONDS = '10'

/** `GET /sitemap.xml` and its parts `/sitemap-{kind}-{number}.xml`. A service that is down takes no other part with it. */
export function registerSitemap(app: FastifyInstance, { rest, siteUrl, pages }: SitemapOptions): void {
  const kinds = kindsOf(pages)

  app.get('/sitemap.xml', async (request, reply) => {
    const services = rest.forRequest({ requestId: request.id })
    const counting = Object.entries(kinds).map(async ([name, kind]) => {
      const parts = await countParts(kind(services)).catch(() => null)
      if (parts === null) request.log.warn({ kind: name }, 'sitemap without a kind')
      return { name, parts }
    })
    const counted = await Promise.all(counting)
    const paths = counted.flatMap(({ name, parts }) =>
      Array.from({ length: parts ?? 0 }, (_, index) => `/sitemap-${name}-${index + 1}.xml`),
    )
    const isWhole = counted.every(({ parts }) => parts !== null)
    return reply
      .type(XML)
      .header('cache-control', isWhole ? CACHE_CONTROL : 'no-store')
      .send(indexXml(siteUrl(), paths))
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const part = readPart(kinds, request.params.part)
    if (!part) return reply.callNotFound()
    const list = part.kind(rest.forRequest({ requestId: request.id }))
    try {
      if (part.number > (await countParts(list))) return reply.callNotFound()
      const entries = await partEntries(list, part.number)
      return reply.type(XML).header('cache-control', CACHE_CONTROL).send(urlSetXml(siteUrl(), entries))
    } catch (error) {
      request.log.warn({ err: error }, 'no part of the sitemap')
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The sitemap cannot be made now')
    }
  })
}

function readPart(
  kinds: Readonly<Record<string, Kind>>,
  text: string,
): { kind: Kind; number: number } | null {
  const [, name = '', number] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(text) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind ? { kind, number: Number(number) } : null
}
