import type { CombinedError, TypedDocumentNode } from 'urql'
import { redirect, render } from 'vike/abort'
import type { PageHead } from './page/pageHead.ts'
import { pageInput, type UrlParts } from './page/pageInput.ts'
import type { AnyPageQuery, PageInput } from './page/pageQuery.ts'
import { loadPayload } from './page/payload.ts'
import { showHead } from './page/showHead.ts'
import { isOutage } from './page/usePageQuery.ts'
import { failNavigation } from './runtime/navigation.ts'
import { nextPaint } from './runtime/scheduling.ts'
import './page/pageContext.ts'
import { NAME } from '#company/constants.ts'
import { applyDatesFromUrl } from './dates/applyDatesFromUrl.ts'
import { type SiteSettings, serviceRules, siteSettingsQuery } from './settings/settingsQuery.ts'

const FOUND = 200
const NOT_FOUND = 404
const OUTAGE = 503
/** The page of an outage waits no longer than this for what it can do without: a service that hung a moment ago hangs again. */
const OUTAGE_PATIENCE_MS = 200

/**
 * Runs a page's queries before it is rendered, on the server and in the browser alike. Settings come first: their
 * rules decide whether the visitor's dates are valid. A required query that fails is the error page (503);
 * an answer that says "not found" is 404, unless the query's fallback has an answer.
 */
export default async function data(pageContext: Vike.PageContext & PageParts): Promise<void> {
  const { graphql: client, rental } = pageContext
  if (pageContext.isDropped) return never
  // The sign of the press is drawn before anything else is done for it.
  if (pageContext.isClientSide) await nextPaint()
  const settings = await inTime(fetchAnswer(siteSettingsQuery, {}), pageContext)
  if (settings.data) Object.assign(rental, serviceRules(settings.data))
  applyDatesFromUrl(pageContext)
  await pageContext.config.form?.(pageContext)

  const input = pageInput(pageContext)
  const all = Object.values(pageContext.config.query ?? {})
  const queries = all.filter((query) => query.appliesTo?.(input) ?? true)
  if (pageContext.isClientSide)
    await loadPayload(client, queries, input, {
      buildId: pageContext.site.buildId,
      hasSearch: Boolean(pageContext.urlParsed.searchOriginal),
    })
  const further = queries.flatMap((query) =>
    (query.more?.(input) ?? []).map((variables) => fetchAnswer(query.document, variables)),
  )
  const answers = await Promise.all(queries.map((query) => runQuery(query)))
  await Promise.all(further)
  if (pageContext.takeAnswers) Object.assign(pageContext.graphqlState, pageContext.takeAnswers())

  if (isLineDown(queries, answers, pageContext)) {
    failNavigation(pageContext.navigationId)
    return never
  }
  const answered = new Map(queries.map((query, index) => [query, answers[index]]))
  const fallbacks = new Set(queries.map(({ orElse }) => orElse))
  for (const query of queries) if (!fallbacks.has(query)) checkAnswer(query, answered, input, pageContext)
  if (import.meta.env.SSR) reportLacks(answered, pageContext)
  showHead(headOf(pageContext, queries, answers, input), {
    brand: settings.data?.settings?.brand ?? NAME,
    pageContext,
  })
  if (pageContext.takeAnswers)
    addStructuredData(pageContext, answered, input, settings.data?.settings ?? null)

  function runQuery(query: AnyPageQuery) {
    return inTime(fetchAnswer(query.document, query.variables(input)), pageContext)
  }

  async function fetchAnswer<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) {
    const { data, error } = await client.query(document, variables)
    return { data, error }
  }
}

// The page that is shown stays: the router forgets a navigation that never ends as soon as another one begins.
const never = new Promise<void>(() => {})

function inTime<Result extends Answer>(
  answer: Promise<Result>,
  { isClientSide, abortStatusCode }: PageParts,
): Promise<Partial<Result>> {
  if (isClientSide || abortStatusCode !== OUTAGE) return answer
  const late = new Promise<Partial<Result>>((resolve) => {
    setTimeout(resolve, OUTAGE_PATIENCE_MS, {})
  })
  return Promise.race([answer, late])
}

/** In the browser: a required query got no response at all, neither data nor an error. */
function isLineDown(
  queries: readonly AnyPageQuery[],
  answers: readonly Answer[],
  { isClientSide }: PageParts,
): boolean {
  return (
    isClientSide &&
    queries.some(({ required }, index) => {
      const { networkError, response } = answers[index]?.error ?? {}
      return required !== false && networkError !== undefined && response === undefined
    })
  )
}

type Answer = { data?: unknown; error?: CombinedError | undefined }

type PageParts = {
  isClientSide: boolean
  routeParams: Record<string, string>
  urlParsed: UrlParts
  config: Vike.Config
  is404?: boolean | null
  abortStatusCode?: number | undefined
  headersResponse?: Headers
  isHistoryNavigation?: boolean | null
}

function checkAnswer(
  query: AnyPageQuery,
  answered: ReadonlyMap<AnyPageQuery, Answer | undefined>,
  input: PageInput,
  pageContext: Vike.PageContext & PageParts,
): void {
  const answer = answered.get(query)
  const status = statusOf(query, answer, input)
  if (status === FOUND) sendOn(query.movedTo?.(answer?.data, input), pageContext.urlParsed)
  const { orElse } = query
  if (status === FOUND || (status === OUTAGE && query.required === false)) return
  if (orElse && statusOf(orElse, answered.get(orElse), input) === FOUND) return
  if (status === NOT_FOUND)
    throw render(NOT_FOUND, `Page ${isBadInput(answer?.error) ? 'Not Found' : 'not found'}: ${input.path}`)
  pageContext.services?.reportFailure(answer?.error?.message ?? 'no data')
  throw render(OUTAGE, 'A required answer is missing')
}

function reportLacks(
  answered: ReadonlyMap<AnyPageQuery, Answer | undefined>,
  { services }: Vike.PageContext,
) {
  for (const [query, answer] of answered) {
    const lack = answer?.data && !answer.error ? query.lacks?.(answer.data) : null
    if (lack) services?.reportLack(lack)
  }
}

function statusOf(query: AnyPageQuery, answer: Answer | undefined, input: PageInput): number {
  if (query.found && isBadInput(answer?.error)) return NOT_FOUND
  if (!answer?.data || isOutage(answer.error)) return OUTAGE
  return query.found?.(answer.data, input) === false ? NOT_FOUND : FOUND
}

// The query string goes along. A redirect to the same path would loop.
function sendOn(path: string | null | undefined, { pathnameOriginal, searchOriginal }: UrlParts): void {
  if (path && decodeURIComponent(path) !== decodeURIComponent(pathnameOriginal))
    throw redirect(path + (searchOriginal ?? ''), 301)
}

// The answers say more than the page alone; where several say the same thing, the last one counts.
function headOf(
  pageContext: Vike.PageContext & PageParts,
  queries: readonly AnyPageQuery[],
  answers: readonly Answer[],
  input: PageInput,
): Partial<PageHead> {
  const { config, is404, abortStatusCode } = pageContext
  const own = config.head
  const isNotFound = Boolean(is404) || abortStatusCode === 404
  const heads = queries.map((query, index) => {
    const data = answers[index]?.data
    return data ? query.head?.(data, input) : undefined
  })
  return Object.assign({}, typeof own === 'function' ? own({ isNotFound, pageContext }) : own, ...heads)
}

function addStructuredData(
  pageContext: Vike.PageContext & PageParts,
  answered: ReadonlyMap<AnyPageQuery, Answer | undefined>,
  input: PageInput,
  settings: SiteSettings | null,
): void {
  const siteUrl = pageContext.site.url
  const context = { input, settings, siteUrl, urlOf: (path: string) => siteUrl + path }
  const queries = Object.values(pageContext.config.query ?? {})
  const things = queries.flatMap((query) => query.things?.(answered.get(query)?.data ?? null, context) ?? [])
  pageContext.structuredData = things.filter((thing) => thing !== null)
}

// Input that the gateway refuses, such as a slug of a thousand letters, is not found either.
function isBadInput(error: Answer['error']): boolean {
  return error?.graphQLErrors.some(({ extensions }) => extensions?.code === 'BAD_USER_INPUT') ?? false
}
