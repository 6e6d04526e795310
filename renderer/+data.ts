import type { CombinedError } from '@urql/core'
import { render } from 'vike/abort'
import { useConfig } from 'vike-react/useConfig'
import { type AddressParts, pageInput } from './graphql/pageInput.ts'
import type { AnyPageQuery, PageInput } from './graphql/pageQuery.ts'
import './pageContext.ts'
import { takeLinkedDates } from './reservation/takeLinkedDates.ts'
import { siteSettingsQuery } from './site/settingsQuery.ts'

const OUTAGE = 503

/**
 * Asks a page's questions before it is rendered, on the server and in the browser alike. Settings come first: the
 * shortest rental decides whether the visitor's dates are valid. A required answer that fails is the error page (503);
 * an answer that says "there is none" is the page for that (404).
 */
export default async function data(pageContext: Vike.PageContext & PageParts): Promise<void> {
  // biome-ignore lint/correctness/useHookAtTopLevel: Vike's loaders may use it, before their first await
  const config = useConfig()
  const { graphql: client, rental } = pageContext
  const settings = await client.query(siteSettingsQuery, {}).toPromise()
  if (settings.data) rental.minOrderDays = settings.data.settings.minOrderDays
  takeLinkedDates(pageContext)

  const input = pageInput(pageContext)
  const queries = Object.values(pageContext.config.query ?? {})
  const answers = await Promise.all(queries.map((query) => ask(query)))
  if (pageContext.ssr) Object.assign(pageContext.graphqlState, pageContext.ssr.extractData())

  for (const [index, query] of queries.entries()) judge(query, answers[index], input, config, pageContext)

  function ask(query: AnyPageQuery) {
    return client.query(query.document, query.variables(input)).toPromise()
  }
}

type PageParts = {
  routeParams: Record<string, string>
  urlParsed: AddressParts
  config: Vike.Config
  is404?: boolean | null
  headersResponse?: Headers
  isHistoryNavigation?: boolean | null
}

type Answer = { data?: unknown; error?: CombinedError | undefined }

function judge(
  query: AnyPageQuery,
  answer: Answer | undefined,
  input: PageInput,
  config: ReturnType<typeof useConfig>,
  pageContext: Vike.PageContext,
): void {
  if (query.found && isBadAddress(answer?.error)) throw render(404, `Page not found: ${input.path}`)
  if (!answer?.data || isOutage(answer.error)) {
    if (query.required === false) return
    pageContext.host?.reportFailure(answer?.error?.message ?? 'no data')
    throw render(OUTAGE, 'A required answer is missing')
  }
  if (query.found && !query.found(answer.data)) throw render(404, `Page not found: ${input.path}`)
  const head = query.head?.(answer.data, input)
  if (head) config({ title: head.title, description: head.description ?? null, image: head.image ?? null })
}

// A nullable root field turns an outage into null: only null without an error means that there is no such thing.
function isOutage(error: CombinedError | undefined): boolean {
  if (!error) return false
  return Boolean(error.networkError) || error.graphQLErrors.some(({ path }) => (path?.length ?? 0) <= 1)
}

// What the gateway refuses to look up, such as a slug of a thousand letters, is not there either.
function isBadAddress(error: CombinedError | undefined): boolean {
  return error?.graphQLErrors.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT') ?? false
}
