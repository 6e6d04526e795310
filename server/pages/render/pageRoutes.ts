import type { Pages, RouteFunction, RouteParams } from '../../base/pages.ts'

/** The page that a path leads to. */
export type RouteMatch = { pageId: string; routeParams: RouteParams }

/** Finds the page of a path, decoded; null where there is none. The one with the fewest parameters goes first. */
export function createRouter(pages: Pages): (pathname: string) => RouteMatch | null {
  const all = Object.entries(pages).flatMap(([pageId, { route }]) =>
    route === undefined ? [] : [{ pageId, route }],
  )
  const fixed = new Map(
    all.filter(({ route }) => parameters(route) === 1).map(({ pageId, route }) => [route, pageId]),
  )
  const routes = all
    .filter(({ route }) => parameters(route) > 1)
    .sort((one, other) => parameters(one.route) - parameters(other.route))
    .map(({ pageId, route }) => ({
      pageId,
      paramsOf: typeof route === 'function' ? byFunction(route) : byPattern(route),
    }))
  return (pathname) => {
    const page = fixed.get(pathname)
    if (page !== undefined) return { pageId: page, routeParams: {} }
    const parts = pathname.split('/')
    for (const { pageId, paramsOf } of routes) {
      const routeParams = paramsOf(parts, pathname)
      if (routeParams) return { pageId, routeParams }
    }
    return null
  }
}

function parameters(route: string | RouteFunction): number {
  return typeof route === 'string' ? route.split('@').length : Number.POSITIVE_INFINITY
}

type ParamsOf = (parts: readonly string[], urlPathname: string) => RouteParams | null

function byFunction(route: RouteFunction): ParamsOf {
  return (_, urlPathname) => {
    const match = route({ urlPathname })
    return match ? match.routeParams : null
  }
}

function byPattern(route: string): ParamsOf {
  const pattern = route.split('/')
  return (parts) => {
    if (pattern.length !== parts.length) return null
    const routeParams: RouteParams = {}
    for (const [index, piece] of pattern.entries()) {
      const part = parts[index] ?? ''
      if (!piece.startsWith('@')) {
        if (piece !== part) return null
      } else if (part === '') return null
      else routeParams[piece.slice(1)] = part
    }
    return routeParams
  }
}

/** The parts of a URL that pages read. */
type UrlParts = {
  pathname: string
  pathnameOriginal: string
  search: Record<string, string>
  searchAll: Record<string, string[]>
  searchOriginal: string | null
}

/** Reads a URL of the shop, a path with its query string, as Vike does; null for one that is written in an unusual way. */
export function readUrl(url: string): UrlParts | null {
  const [, pathnameOriginal = '', searchOriginal = null] = /^(\/[^?#\s]*)(\?[^#]*)?$/.exec(url) ?? []
  if (pathnameOriginal === '' || pathnameOriginal.startsWith('//') || /%(?:2F|5C|$)/i.test(pathnameOriginal))
    return null
  const search: UrlParts['search'] = {}
  const searchAll: UrlParts['searchAll'] = {}
  for (const [name, value] of new URLSearchParams(searchOriginal ?? '')) {
    search[name] = value
    searchAll[name] = [...(Object.hasOwn(searchAll, name) ? (searchAll[name] ?? []) : []), value]
  }
  try {
    return {
      pathname: decodeURIComponent(pathnameOriginal),
      pathnameOriginal,
      search,
      searchAll,
      searchOriginal,
    }
  } catch {
    return null
  }
}
