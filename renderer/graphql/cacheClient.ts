import { cacheExchange } from '@urql/exchange-graphcache'
import { createClient, createRequest, type Exchange, fetchExchange, makeResult, type Operation } from 'urql'
import { filter, map, merge, pipe, share } from 'wonka'
import { KNOWN_READ } from '../offline/names.ts'
import { noteKept } from '../offline/useKept.ts'
import { cacheOptions } from './cache.ts'
import { mutationExchange } from './mutationExchange.ts'
import { parsed } from './parsed.ts'
import { answerKey, type Freshness, type GivenAnswer, type ShopClient } from './shopClient.ts'
import { isWholeAnswer } from './wholeAnswer.ts'

/**
 * The client with the normalized cache; its code is loaded when the first page stands. An answer that came in another way is
 * taken from `given` in place of its request, once.
 */
export function createCacheClient(given: Map<string, GivenAnswer>, url = '/graphql'): ShopClient {
  const failed = new Set<number>()
  const client = createClient({
    url,
    preferGetMethod: false,
    fetch: async (...request) => noteKept(await fetch(...request)),
    fetchOptions: { headers: HEADERS },
    exchanges: [
      mutationExchange,
      cacheExchange(cacheOptions),
      wholeExchange(failed),
      givenExchange(given),
      fetchExchange,
    ],
  })
  return {
    known(document, variables) {
      const answer = client.readQuery(parsed(document), variables, { requestPolicy: 'cache-only' })
      return answer?.data ? answer : null
    },
    query(document, variables, freshness = 'known') {
      const request = createRequest(parsed(document), variables)
      const context = contextOf(freshness, answerKey(document, variables))
      // What is asked again right after it failed the cache takes for a circle of its own, and answers never.
      const past = failed.has(request.key) && { requestPolicy: 'network-only' as const }
      return client.executeQuery(request, { ...context, ...past }).toPromise()
    },
    mutate: (document, variables) => client.mutation(parsed(document), variables).toPromise(),
    watch: (document, variables, freshness, tell) =>
      client
        .query(parsed(document), variables, contextOf(freshness, answerKey(document, variables)))
        .subscribe((result) => {
          // What `known` did not find is said to all who watch the same.
          if (result.data || result.error) tell(result)
        }).unsubscribe,
  }
}

function contextOf(freshness: Freshness, key: string) {
  if (freshness === 'fresh') return { requestPolicy: 'network-only' as const }
  return { key, fetchOptions: { headers: { ...HEADERS, [KNOWN_READ]: '1' } } }
}

/** The gateway answers browsers only where the request could not have come from another site's form. */
const HEADERS = { 'graphql-require-preflight': '1' }

/** Answers are counted as a whole before anything keeps them; `failed` holds the keys of the queries that an error is of. */
function wholeExchange(failed: Set<number>): Exchange {
  return ({ forward }) =>
    (operations) =>
      pipe(
        forward(operations),
        map((result) => {
          const { operation, error } = result
          const data = isWholeAnswer(operation.query, error?.graphQLErrors) ? result.data : null
          if (error) failed.add(operation.key)
          else failed.delete(operation.key)
          return { ...result, data }
        }),
      )
}

function givenExchange(given: Map<string, GivenAnswer>): Exchange {
  return ({ forward }) =>
    (operations) => {
      const all = pipe(
        operations,
        map((operation) => ({ operation, answer: take(operation) })),
        share,
      )
      return merge([
        pipe(
          all,
          filter(({ answer }) => answer !== undefined),
          map(({ operation, answer }) => makeResult(operation, answer as Parameters<typeof makeResult>[1])),
        ),
        pipe(
          all,
          filter(({ answer }) => answer === undefined),
          map(({ operation }) => operation),
          forward,
        ),
      ])
    }

  function take({ kind, context }: Operation): GivenAnswer | undefined {
    if (kind !== 'query' || typeof context.key !== 'string') return
    const answer = given.get(context.key)
    given.delete(context.key)
    return answer
  }
}
