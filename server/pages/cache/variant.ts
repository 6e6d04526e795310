import type { FastifyRequest } from 'fastify'
import { catalogSearch, readCatalogUrl } from '#renderer/catalog/catalogUrl.ts'
import { datesFromCookie, isCookieBroken, rentDatesCookie } from '#renderer/dates/rentDates.ts'
import type { Pages } from '../../base/pages.ts'
import { isBadUrl } from '../../http/badUrls.ts'
import type { PageOf } from '../../observe/metrics.ts'
import { createRouter } from '../render/pageRoutes.ts'

/** All that a page may depend on, besides the day and the build: nothing of it tells who the visitor is. */
export type PageVariant = {
  /** Equal keys, equal pages. */
  key: string
  /** The URL that the page is rendered for: its path, and what the pages read of its parameters, in one order. */
  url: string
  /** The `Cookie` header that the page is rendered for: the dates; undefined without. */
  cookie: string | undefined
  part: PagePart
  /** Only the data of the page is requested. */
  isPayload: boolean
}

/** The shared part (`shop`), and the endless one by dates, filters and searches; payloads are there too, for no page needs them. */
export type PagePart = 'shop' | 'visitors'

type RequestHead = Pick<FastifyRequest, 'method' | 'url' | 'originalUrl'> & {
  headers: { cookie?: string | undefined }
}

/** The variant of a request's page; null for one not cached: the dates of its link or its cookie are to be set or cleared. */
export type PageVariantOf = (request: RequestHead) => PageVariant | null

/** Makes the function that finds what a page depends on; its settings say whether it is cached. */
export function createPageVariant(pages: Pages): PageVariantOf {
  const route = createRouter(pages)
  return (request) => variantOf(request, (path) => pages[route(path)?.pageId ?? '']?.config.pageCache)
}

function variantOf(
  { method, url, originalUrl, headers }: RequestHead,
  pageCacheOf: (path: string) => Vike.PageSettings['pageCache'],
): PageVariant | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const start = url.indexOf('?')
  const path = start < 0 ? url : url.slice(0, start)
  // Bad paths are never cached; a bad query would not be seen in the key.
  if (start >= 0 && isBadUrl(originalUrl)) return null
  if (path.endsWith(PAYLOAD)) {
    const page = path.slice(0, -PAYLOAD.length) || '/'
    return { key: path, url: page, cookie: undefined, part: 'visitors', isPayload: true }
  }
  const search = start < 0 ? '' : searchOf(url.slice(start))
  const pageCache = pageCacheOf(spelledOut(path))
  // Anybody can make up any number of fragments.
  if (search === null || pageCache === 'never' || url.includes('#')) return null
  if (pageCache === 'bare' && start >= 0) return null
  const cookie = datesOf(headers.cookie)
  if (cookie === null) return null
  const isForAll = search === '' && cookie === undefined && pageCache !== 'apart' && !path.includes('%')
  return {
    key: cookie === undefined ? path + search : `${path}${search} ${cookie}`,
    url: path + search,
    cookie,
    part: isForAll ? 'shop' : 'visitors',
    isPayload: false,
  }
}

const PAYLOAD = '/_payload.json'

/** Makes the function that names the page of a URL, or of its payload. */
export function createPageOf(pages: Pages): PageOf {
  const route = createRouter(pages)
  return (url) => {
    const path = url.replace(/[?#].*/s, '')
    const page = path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) || '/' : path
    return route(spelledOut(page))?.pageId ?? 'none'
  }
}

/** The part of a query string that pages read, in one order and one spelling; null where it has dates. */
function searchOf(text: string): string | null {
  const params = new URLSearchParams(text)
  if (params.has('from') || params.has('to')) return null
  const all = [...new Set(params.keys())].map((name) => [name, params.getAll(name)])
  return catalogSearch(readCatalogUrl(Object.fromEntries(all)))
}

/** The visitor's dates as a cookie of their own; undefined without, null where the cookie is to be cleared. */
function datesOf(cookie: string | undefined): string | undefined | null {
  if (!cookie?.includes('rentDates')) return undefined
  const dates = datesFromCookie(cookie)
  if (!dates) return isCookieBroken(cookie) ? null : undefined
  return rentDatesCookie(dates).split(';')[0]
}

/** A path as its route sees it; a broken one is left as it is. */
function spelledOut(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
