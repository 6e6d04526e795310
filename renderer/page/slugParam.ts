import type { PageInput } from './pageQuery.ts'

// No slug is longer: what is cut names nothing, and that is page 404.
const MAX_SLUG_LENGTH = 200

/** The slug in a route's parameter, short enough to be asked for. */
export function slugParam({ params }: PageInput, name: string): string {
  return (params[name] ?? '').slice(0, MAX_SLUG_LENGTH)
}
