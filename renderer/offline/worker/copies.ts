import { CACHED_AT } from '../names.ts'

/** The most bytes of one cached answer: with the most entries of its cache the bound on what that takes of the visitor's disk. */
export const MOST_BYTES = 300_000

/**
 * An answer as it is cached: it says when that was, and a document says so to its own scripts as well. Null for what must not be
 * cached: failures, redirects, other types (also those of other origins, whose type cannot be seen), `no-store` documents, too large ones.
 */
export async function cachedCopy(response: Response, type: string, now: number): Promise<Response | null> {
  const { headers } = response
  if (response.status !== 200 || response.redirected || !(headers.get('content-type') ?? '').startsWith(type))
    return null
  const isDocument = type === 'text/html'
  if (isDocument && /no-store/.test(headers.get('cache-control') ?? '')) return null
  const body = await response.clone().arrayBuffer()
  if (body.byteLength > MOST_BYTES) return null
  const copied = new Headers(headers)
  copied.set(CACHED_AT, String(now))
  return new Response(isDocument ? dated(new TextDecoder().decode(body), now) : body, { headers: copied })
}

/** The cache key of the answer to a GraphQL request. Its parameter is part of stored entries. */
export async function answerKey(request: Request): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await request.clone().arrayBuffer())
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `/graphql?kept=${hash}`
}

function dated(html: string, now: number): string {
  return html.replace(/<head[^>]*>/i, `$&<meta name="${CACHED_AT}" content="${now}">`)
}
