import { type Client, createClient, fetchExchange, type SSRData, ssrExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { cacheOptions } from './cache.ts'
import { mutationExchange } from './mutationExchange.ts'

let client: Client | undefined

/** The tab's GraphQL client with its normalized cache; made at the first call from the answers that came with the page. */
export function browserClient(initialState?: SSRData): Client {
  client ??= createClient({
    url: '/graphql',
    preferGetMethod: false,
    // The gateway answers browsers only where the request could not have come from another site's form.
    fetchOptions: { headers: { 'graphql-require-preflight': '1' } },
    exchanges: [
      mutationExchange,
      cacheExchange(cacheOptions),
      ssrExchange({ isClient: true, ...(initialState && { initialState }) }),
      fetchExchange,
    ],
  })
  return client
}

/** Forgets every answer: the next page asks anew. For a change of rental dates, which changes stock everywhere. */
export function forgetAnswers(): void {
  client = undefined
}
