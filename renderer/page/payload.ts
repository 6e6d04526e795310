import type { Client, SSRData } from 'urql'
import { restoreAnswers } from '#renderer/graphql/tabClient.ts'
import { noteCached } from '#renderer/offline/useCachedAt.ts'
import type { AnyPageQuery, PageInput } from './pageQuery.ts'

/**
 * Fetches the ready data of a page in one cacheable request, where its queries are the same for every visitor and not all are
 * in the cache already. What the payload lacks, or a payload that cannot be had, is left to the gateway.
 */
export async function loadPayload(
  client: Client,
  queries: readonly AnyPageQuery[],
  input: PageInput,
  { buildId, hasSearch }: { buildId: string; hasSearch: boolean },
): Promise<void> {
  if (hasSearch || !isAlikeForEverybody(queries, input)) return
  const isMissing = ({ document, variables }: AnyPageQuery) =>
    !client.readQuery(document, variables(input))?.data
  if (queries.some(isMissing)) restoreAnswers(await prefetchPayload(input.path, buildId))
}

/** Fetches the payload of a path, once: its answers wait for the first visit. */
export function prefetchPayload(path: string, buildId: string): Promise<SSRData> {
  const pending = fetched.get(path)
  if (pending) return pending
  const loading = fetchPayload(path, buildId).catch(() => {
    fetched.delete(path)
    return {}
  })
  if (fetched.size >= MAX_FETCHED) fetched.clear()
  fetched.set(path, loading)
  return loading
}

/** The payloads that were fetched are worth nothing to a new cache. */
export function forgetPayloads(): void {
  fetched.clear()
}

const fetched = new Map<string, Promise<SSRData>>()
const MAX_FETCHED = 200

async function fetchPayload(path: string, buildId: string): Promise<SSRData> {
  const answer = noteCached(await fetch(`${path.replace(/\/$/, '')}/_payload.json?${buildId}`))
  if (answer.status !== 200) throw new Error(`No payload: ${answer.status}`)
  return answer.json()
}

// The dates of a visitor are the only thing that a page's data may depend on besides its URL.
function isAlikeForEverybody(queries: readonly AnyPageQuery[], input: PageInput): boolean {
  const undated = { ...input, period: null }
  return (
    queries.length > 0 &&
    queries.every(({ variables }) => JSON.stringify(variables(input)) === JSON.stringify(variables(undated)))
  )
}
