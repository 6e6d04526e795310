import { useMemo } from 'react'
import type { CombinedError } from 'urql'
import { useClient, useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { pageInput } from './pageInput.ts'
import type { PageQuery } from './pageQuery.ts'

/**
 * The answer to one of the page's queries, from the cache that the loader filled: no request of its own.
 * Null where the URL does not need it, or the query is not `required` and the service did not answer.
 */
export function usePageQuery<Data, Variables extends object>(query: PageQuery<Data, Variables>): Data | null {
  return usePageBlock(query).data
}

/** One block of a page, whose service may not have answered. */
export type PageBlock<Data> = {
  data: Data | null
  /** The service did not answer, or not well; the page is shown without. */
  hasFailed: boolean
  /** The services do not have such a part: they answer 404. */
  isAbsent: boolean
  /** A retry is under way. */
  isRetrying: boolean
  retry: () => void
}

/** The answer to an optional query of the page, with a retry for one that failed. */
export function usePageBlock<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
): PageBlock<Data> {
  const input = pageInput(usePageContext())
  const applies = query.appliesTo?.(input) ?? true
  const { document, variables } = query
  const [{ data, error, fetching, stale }, execute] = useQuery({
    query: document,
    variables: variables(input),
    pause: !applies,
  })
  const hasFailed = applies && (!data || isOutage(error))
  return {
    data: hasFailed && query.required === false ? null : (data ?? null),
    hasFailed,
    isAbsent: error?.graphQLErrors.some(({ extensions }) => extensions.status === 404) ?? false,
    isRetrying: fetching || stale,
    retry: () => execute({ requestPolicy: 'network-only' }),
  }
}

/** The answers to the further variables of a query (`more`), as far as they came one after the other. */
export function useFurtherAnswers<Data, Variables extends object>(query: PageQuery<Data, Variables>): Data[] {
  const client = useClient()
  const pageContext = usePageContext()
  const further = JSON.stringify(query.more?.(pageInput(pageContext)) ?? [])
  // Each navigation may have brought what failed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const answers: Data[] = []
    const all: Variables[] = JSON.parse(further)
    for (const variables of all) {
      const answer = client.readQuery(query.document, variables)
      if (!answer?.data || answer.error) break
      answers.push(answer.data)
    }
    return answers
  }, [client, query, further, pageContext])
}

/**
 * True if an answer reports an outage of its service. A nullable root field turns an outage into null: only null without an error
 * means "not found".
 */
export function isOutage(error: CombinedError | undefined): boolean {
  if (!error) return false
  return Boolean(error.networkError) || error.graphQLErrors.some(({ path }) => (path?.length ?? 0) <= 1)
}
