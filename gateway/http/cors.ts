import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { NO_STORE } from './cacheControl.ts'

type Headers = Record<string, string>

/** The headers that pages of named origins may read besides the body. */
const READABLE = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
}
const METHODS = 'GET, POST, OPTIONS'
/** Seconds for which a browser keeps a preflight: Chromium's most. */
const PREFLIGHT_SECONDS = '7200'

/** Opens the gateway to pages of `origins`, and to no other. Every answer then varies by origin, or a cache would mix them up. */
export function createCors(origins: readonly string[]) {
  const isOpen = origins.length > 0

  const allowed = ({ origin }: IncomingHttpHeaders) =>
    origin !== undefined && origins.includes(origin) ? origin : ''

  return {
    /** The headers of an answer to a request. */
    headersFor(request: IncomingMessage, headers: Headers): Headers {
      if (!isOpen) return headers
      const origin = allowed(request.headers)
      const vary = [headers.vary, 'origin'].filter(Boolean).join(', ')
      return { ...headers, vary, ...(origin && { 'access-control-allow-origin': origin, ...READABLE }) }
    },
    /** The headers that answer a preflight; null where the request is none. */
    preflight({
      method,
      headers,
    }: IncomingMessage): { status: number; headers: Headers; body: Uint8Array } | null {
      if (!isOpen || method !== 'OPTIONS') return null
      const said = {
        'cache-control': NO_STORE,
        ...(allowed(headers) && {
          'access-control-allow-methods': METHODS,
          'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
          'access-control-max-age': PREFLIGHT_SECONDS,
        }),
      }
      return { status: 204, headers: said, body: new Uint8Array() }
    },
  }
}
