import type { FastifyReply } from 'fastify'
import { renderPage } from 'vike/server'
import type { PageRequest } from './pageHost.ts'

const SUFFIX = '/_payload.json'

/** The path of the page whose payload a URL names; null for other URLs. */
export function payloadPath(url: string): string | null {
  const path = url.replace(/\?.*/s, '')
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) || '/' : null
}

/**
 * `GET {path}/_payload.json?{build}`: the data of a page as it is for a visitor without dates, so that shared caches may keep it
 * as long as the services' answers are fresh. The build in the query only keeps the payloads of different builds apart.
 */
export async function answerPayload(
  path: string,
  reply: FastifyReply,
  { host, cacheControl }: PageRequest,
): Promise<FastifyReply> {
  const page = await renderPage({
    urlOriginal: path,
    headersOriginal: {},
    host: { ...host, isDataOnly: true },
  })
  const { statusCode } = page.httpResponse
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  // No payload is no failure: the page asks the gateway, which says what is wrong.
  if (statusCode !== 200) return reply.code(204).header('cache-control', 'no-store').send()
  const data = (page as { graphqlState?: unknown }).graphqlState ?? {}
  return reply.header('cache-control', cacheControl()).send(Buffer.from(JSON.stringify(data)))
}
