import { KNOWN_READ } from '../names.ts'

/** The paths of the pages that are never kept, and of those that are kept without a query string: written in by the build, of their settings. */
declare const NEVER_KEPT: string
declare const KEPT_BARE: string

/** What a rule looks at: a request of a page to any origin. */
type Asked = { url: URL; request: Request; sameOrigin: boolean }

/** A hashed file of any build. */
export function isAsset({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/')
}

export function isPicture({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/')
}

export function isPayload({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.endsWith('/_payload.json') && isShownPath(pageOf(url))
}

/**
 * A read of the gateway that its sender says may be shown again. Orders, feedback, and reads that have to be fresh do not say so:
 * they never pass the worker.
 */
export function isRead({ url, request, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname === '/graphql' && request.headers.has(KNOWN_READ)
}

/** A page of the shop: where it cannot be had, there is a page of our own. Tools and files are left to the browser. */
export function isPage({ url, request, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === 'navigate' && request.method === 'GET' && isShownPath(url.pathname)
}

/** A page that may be kept: not what somebody was sent, nor what comes of an order. */
export function isKeptDocument(asked: Asked): boolean {
  return isPage(asked) && mayBeKept(asked.url)
}

/** Whether the document of an address says nothing of whoever asks for it but the dates. */
export function mayBeKept({ pathname, search }: URL): boolean {
  if (!isShownPath(pathname) || isOneOf(NEVER_KEPT, pathname)) return false
  return !(search && isOneOf(KEPT_BARE, pathname))
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
