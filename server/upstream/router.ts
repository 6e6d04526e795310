import { ServiceProblem } from './problem.ts'
import { ROUTES, type Route, type Service } from './routes.ts'

/** Where each service is mounted. */
export type BasePaths = Record<Service, string>

/** The places that the gateway looks at when nothing else is configured. */
export const DEFAULT_BASE_PATHS: BasePaths = {
  catalog: '/api/rental_service',
  content: '/api/content_service',
  product: '/api/product_service',
  notifications: '/api/notifications_service',
}

/** The call of a URL, and the value of `:name` in its path, decoded; empty without one. */
type Match = { route: Route; name: string }

/** Makes the function that finds the call for a path; null when there is none. */
export function createRouter(basePaths: BasePaths): (path: string) => Match | null {
  const table = ROUTES.map((route) => ({
    route,
    pattern: new RegExp(
      `^${RegExp.escape(basePaths[route.service])}${route.path.replace(/:\w+/, '([^/]+)')}/?$`,
    ),
  }))
  return (path) => {
    for (const { route, pattern } of table) {
      const match = pattern.exec(path)
      if (match) return { route, name: decode(match[1] ?? '') }
    }
    return null
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ServiceProblem(400, 'INVALID_PATH', 'Адрес закодирован неверно')
  }
}
