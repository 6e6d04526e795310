import { cacheExchange } from '@urql/exchange-graphcache'
import { createClient, type Exchange, fetchExchange, makeResult, type Operation } from 'urql'
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
  const client = createClient({
    url,
    preferGetMethod: false,
    fetch: async (...request) => noteKept(await fetch(...request)),
    fetchOptions: { headers: HEADERS },
    exchanges: [
      mutationExchange,
      cacheExchange(cacheOptions),
      wholeExchange,
      givenExchange(given),
      fetchExchange,
    ],
  })
  return {
    known(document, variables) {
      const answer = client.readQuery(parsed(document), variables, { requestPolicy: 'cache-only' })
      return answer?.data ? answer : null
    },
    query: (document, variables, freshness = 'known') =>
      client
        .query(parsed(document), variables, contextOf(freshness, answerKey(document, variables)))
        .toPromise(),
    mutate: (document, variables) => client.mutation(parsed(document), variables).toPromise(),
    watch: (document, variables, freshness, tell) =>
      client
        .query(parsed(document), variables, contextOf(freshness, answerKey(document, variables)))
        .subscribe(tell).unsubscribe,
  }
}

function contextOf(freshness: Freshness, key: string) {
  if (freshness === 'fresh') return { requestPolicy: 'network-only' as const }
  return { key, fetchOptions: { headers: { ...HEADERS, [KNOWN_READ]: '1' } } }
}

/** The gateway answers browsers only where the request could not have come from another site's form. */
const HEADERS = { 'graphql-require-preflight': '1' }

/** Answers are counted as a whole before anything keeps them. */
const wholeExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      map((result) => {
        const isWhole = isWholeAnswer(result.operation.query, result.error?.graphQLErrors)
        return { ...result, data: isWhole ? result.data : null }
      }),
    )

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
