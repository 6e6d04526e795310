import { CACHEABLE_READ } from '../names.ts'

/** The paths of the pages that are never cached, and of those that are cached only without a query string: written in by the build, from their settings. */
declare const NEVER_CACHED: string
declare const CACHED_BARE: string

/** The subject of a rule: a page's request to any origin. */
type Requested = { url: URL; request: Request; sameOrigin: boolean }

/** A hashed file of any build. */
export function isAsset({ url, sameOrigin }: Requested): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/')
}

export function isPicture({ url, sameOrigin }: Requested): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/')
}

export function isPayload({ url, sameOrigin }: Requested): boolean {
  return sameOrigin && url.pathname.endsWith('/_payload.json') && isShownPath(pageOf(url))
}

/**
 * A read of the gateway whose answer, as its sender says, may be shown again. Orders, feedback, and reads that have to be fresh do not say so:
 * they never pass the worker.
 */
export function isRead({ url, request, sameOrigin }: Requested): boolean {
  return sameOrigin && url.pathname === '/graphql' && request.headers.has(CACHEABLE_READ)
}

/** A page of the shop: where it cannot be fetched, the offline page is shown. Tools and files are left to the browser. */
export function isPage({ url, request, sameOrigin }: Requested): boolean {
  return sameOrigin && request.mode === 'navigate' && request.method === 'GET' && isShownPath(url.pathname)
}

/** A page that may be cached: not what somebody was sent, nor the result of an order. */
export function isCacheableDocument(requested: Requested): boolean {
  return isPage(requested) && isCacheable(requested.url)
}

/** True if the document of a URL tells nothing of its visitor but the dates. */
export function isCacheable({ pathname, search }: URL): boolean {
  if (!isShownPath(pathname) || isOneOf(NEVER_CACHED, pathname)) return false
  return !(search && isOneOf(CACHED_BARE, pathname))
}

const TOOLS =
  /^\/(graphql|healthz|readyz|metrics|builds|map-frame|client-errors|web-vitals|assets|pictures)(\/|$)/

function isOneOf(paths: string, pathname: string): boolean {
  return new RegExp(`^(${paths})/?$`).test(pathname)
}

function isShownPath(pathname: string): boolean {
  return !TOOLS.test(pathname) && !/\.[^/]*$/.test(pathname)
}

function pageOf({ pathname }: URL): string {
  return pathname.slice(0, -'/_payload.json'.length) || '/'
}
