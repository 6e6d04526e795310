import {
  type Client,
  createClient,
  type Exchange,
  fetchExchange,
  formatDocument,
  makeOperation,
  type Operation,
  type OperationResult,
  type SSRData,
  ssrExchange,
} from 'urql'
import { delay, empty, filter, fromValue, map, merge, mergeMap, type Operator, pipe, share, tap } from 'wonka'
import { CACHEABLE_READ } from '../offline/names.ts'
import { noteCached } from '../offline/useCachedAt.ts'
import { isMounted } from '../runtime/reportFailure.ts'
import { normalizedCache } from './normalizedCache.ts'
import { typographyExchange } from './typography.ts'
import { wholeExchange } from './wholeAnswer.ts'

type Tab = {
  client: Client
  /** Adds answers that came in another way: they replace the requests of their queries. */
  restore(answers: SSRData): void
}

let current: Tab | undefined

/** The tab's client; made at the first call from the answers that came with the page. */
export function tabClient(answers?: SSRData): Client {
  current ??= createTab(answers)
  return current.client
}

export function restoreAnswers(answers: SSRData): void {
  current?.restore(answers)
}

/** Drops every cached answer: the next page fetches again. For a new day, a line that is back, and a page that hung. */
export function forgetAnswers(): void {
  current = undefined
}

/** A client of its own, without a tab. */
export function createTab(answers: SSRData = {}, url = '/graphql'): Tab {
  const served = ssrExchange({ isClient: true, initialState: answers })
  const client = createClient({
    url,
    preferGetMethod: false,
    fetch: async (...request) => noteCached(await fetch(...request)),
    exchanges: [pageExchange, normalizedCache, served, typographyExchange, wholeExchange, fetchExchange],
  })
  return { client, restore: served.restoreData }
}

/** The gateway answers browsers only where the request could not have come from another site's form. */
const HEADERS = { 'graphql-require-preflight': '1' }
const FRESH = { fetchOptions: { headers: HEADERS } }
const CACHEABLE = { fetchOptions: { headers: { ...HEADERS, [CACHEABLE_READ]: '1' } } }

/**
 * Prepares what goes out: an answer that need not be fresh may be shown again without a connection, and what is shown as failed is
 * requested anew, since graphcache takes a query that is repeated right after its failure for a loop of its own and never answers it.
 * Until the page has come to life, a failure is answered as before: React may render a part twice, and must find there what the server did.
 */
const pageExchange: Exchange = ({ forward }) => {
  /** The last answer to each query that is shown, by its key. */
  const answers = new Map<number, OperationResult>()
  const hasFailed = (key: number) => answers.get(key)?.error !== undefined
  const isWhole = (key: number) => Boolean(answers.get(key)?.data) && !hasFailed(key)
  const failureAgain = ({ kind, key, context }: Operation) =>
    kind === 'query' && context.requestPolicy === 'cache-first' && isHydrating() && hasFailed(key)
      ? answers.get(key)
      : undefined
  const prepare = (operation: Operation) => {
    const { kind, key, context } = operation
    if (kind === 'teardown' && !isHydrating()) answers.delete(key)
    if (kind === 'teardown' || context.isPrepared) return operation
    const isAnew = kind === 'query' && context.requestPolicy === 'cache-first' && hasFailed(key)
    const requestPolicy = isAnew ? 'network-only' : context.requestPolicy
    const isCacheable = kind === 'query' && requestPolicy !== 'network-only'
    const prepared = { ...context, ...(isCacheable ? CACHEABLE : FRESH), requestPolicy, isPrepared: true }
    return makeOperation(kind, { ...operation, query: formatDocument(operation.query) }, prepared)
  }
  const note = (result: OperationResult) => {
    const { kind, key } = result.operation
    if (kind === 'query') answers.set(key, result)
  }
  return (operations$) => {
    const shared$ = share(operations$)
    const again$ = pipe(
      shared$,
      mergeMap((operation) => {
        const known = failureAgain(operation)
        return known ? fromValue({ ...known, operation }) : empty
      }),
    )
    const rest$ = pipe(
      shared$,
      filter((operation) => !failureAgain(operation)),
      lateTeardowns(isWhole),
      map(prepare),
      forward,
      tap(note),
    )
    return merge([again$, rest$])
  }
}

const TEARDOWN_MS = 1000

/**
 * Ends a query a second late, and not at all when it is shown again meanwhile. urql's hook reads an answer during rendering, ends the query and
 * starts it anew when its part is mounted: an ended one would get the same data as another object, and the whole page would be rendered twice.
 * A query that has no whole answer ends at once, and its request with it.
 */
function lateTeardowns(isWhole: (key: number) => boolean): Operator<Operation, Operation> {
  const ended = new Map<number, Operation>()
  return (operations$) =>
    pipe(
      operations$,
      tap((operation) => {
        if (operation.kind === 'teardown') ended.set(operation.key, operation)
        else ended.delete(operation.key)
      }),
      mergeMap((operation) => {
        const isLate = operation.kind === 'teardown' && isWhole(operation.key)
        return isLate ? pipe(fromValue(operation), delay(TEARDOWN_MS)) : fromValue(operation)
      }),
      filter((operation) => operation.kind !== 'teardown' || ended.get(operation.key) === operation),
      tap(({ key }) => ended.delete(key)),
    )
}

function isHydrating(): boolean {
  return typeof document !== 'undefined' && !isMounted()
}
