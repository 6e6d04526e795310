import { useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { pageInput } from './pageInput.ts'
import type { PageQuery } from './pageQuery.ts'

/**
 * The answer to one of the page's queries, from the cache that the loader filled: no request of its own.
 * Null where the query is not `required` and the service did not answer.
 */
export function usePageQuery<Data, Variables extends object>(query: PageQuery<Data, Variables>): Data | null {
  const input = pageInput(usePageContext())
  const [{ data }] = useQuery({ query: query.document, variables: query.variables(input) })
  return data ?? null
}
