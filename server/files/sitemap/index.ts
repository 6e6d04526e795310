import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rest, RestFactory } from '#gateway/rest/rest.ts'
import type { Pages } from '../../base/pages.ts'
import { createSitemapCache, SitemapBusyError } from './cache.ts'
import { type Kind, kindsOf } from './entries.ts'
import { countParts, MAX_PARTS, partEntries } from './parts.ts'
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
  const cache = createSitemapCache()

  app.get('/sitemap.xml', async (request, reply) => {
    const services = rest.forRequest({ requestId: request.id })
    const counting = Object.entries(kinds).map(async ([name, kind]) => {
      const parts = await countOf(name, kind, services)
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
    const services = rest.forRequest({ requestId: request.id })
    try {
      const parts = await countOf(part.name, part.kind, services)
      if (part.number > (parts ?? MAX_PARTS)) return reply.callNotFound()
      const packed = await cache.part(`${part.name} ${part.number}`, () => makePart(part, services))
      return await sendPacked(request, reply, packed)
    } catch (error) {
      if (!(error instanceof SitemapBusyError)) request.log.warn({ err: error }, 'no part of the sitemap')
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The sitemap cannot be made now')
    }
  })

  /** How many parts a kind has; null while that is unknown. */
  async function countOf(name: string, kind: Kind, services: Rest): Promise<number | null> {
    return cache.count(name, () => countParts(kind(services))).catch(() => null)
  }

  async function makePart({ kind, number }: Part, services: Rest): Promise<Buffer> {
    return promisify(gzip)(urlSetXml(siteUrl(), await partEntries(kind(services), number)))
  }
}

type Part = { name: string; kind: Kind; number: number }

function readPart(kinds: Readonly<Record<string, Kind>>, text: string): Part | null {
  const [, name = '', number] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(text) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind ? { name, kind, number: Number(number) } : null
}

// Parts are stored compressed: nearly everybody requests them so.
async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  reply.type(XML).header('cache-control', CACHE_CONTROL)
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(await promisify(gunzip)(packed))
  return reply.header('content-encoding', 'gzip').send(packed)
}
