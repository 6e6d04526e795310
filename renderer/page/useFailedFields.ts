import { useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { pageInput } from './pageInput.ts'
import type { PageQuery } from './pageQuery.ts'

/**
 * The fields, by their names or aliases in the query, that one of the page's queries has no answer for because a service
 * failed: where a field may be null, this distinguishes "there is none" from "not available now".
 */
export function useFailedFields<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
): ReadonlySet<string> {
  const input = pageInput(usePageContext())
  const [{ error }] = useQuery({ query: query.document, variables: query.variables(input) })
  return new Set(error?.graphQLErrors.map(({ path }) => String(path?.at(-1))))
}
