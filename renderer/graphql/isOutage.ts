import type { CombinedError } from '@urql/core'

/**
 * Whether an answer reports an outage of its service. A nullable root field turns an outage into null: only null without an error
 * means "not found".
 */
export function isOutage(error: CombinedError | undefined): boolean {
  if (!error) return false
  return Boolean(error.networkError) || error.graphQLErrors.some(({ path }) => (path?.length ?? 0) <= 1)
}
