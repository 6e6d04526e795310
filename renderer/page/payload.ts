import { restoreAnswers } from '#renderer/graphql/browserClient.ts'
import type { GivenAnswers, ShopClient } from '#renderer/graphql/shopClient.ts'
import { noteKept } from '#renderer/offline/useKept.ts'
import type { AnyPageQuery, PageInput } from './pageQuery.ts'

/**
 * Fetches the ready data of a page in one cacheable request, where its queries are the same for every visitor and not all are
 * in the cache already. What the payload lacks, or a payload that cannot be had, is left to the gateway.
 */
export async function loadPayload(
  client: ShopClient,
  queries: readonly AnyPageQuery[],
  input: PageInput,
  { buildId, hasSearch }: { buildId: string; hasSearch: boolean },
): Promise<void> {
  if (hasSearch || !isAlikeForEverybody(queries, input)) return
  const isMissing = ({ document, variables }: AnyPageQuery) => !client.known(document, variables(input))?.data
  if (queries.some(isMissing)) await prefetchPayload(input.path, buildId)
}

/** Fetches the payload of a path, once: its answers wait in front of the normalized cache for the first query. */
export function prefetchPayload(path: string, buildId: string): Promise<void> {
  const known = restored.get(path)
  if (known) return known
  const loading = fetchPayload(path, buildId).then(restoreAnswers, () => void restored.delete(path))
  if (restored.size >= MAX_KNOWN) restored.clear()
  restored.set(path, loading)
  return loading
}

/** The payloads that were fetched are worth nothing to a new cache. */
export function forgetPayloads(): void {
  restored.clear()
}

const restored = new Map<string, Promise<void>>()
const MAX_KNOWN = 200

async function fetchPayload(path: string, buildId: string): Promise<GivenAnswers> {
  const answer = noteKept(await fetch(`${path.replace(/\/$/, '')}/_payload.json?${buildId}`))
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
