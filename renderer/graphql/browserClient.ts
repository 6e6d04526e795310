import { type Client, createClient, fetchExchange, type SSRData, ssrExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { cacheOptions } from './cache.ts'
import { mutationExchange } from './mutationExchange.ts'
import { typographyExchange } from './typographyExchange.ts'
import { wholeAnswerExchange } from './wholeAnswerExchange.ts'

let client: Client | undefined
let ssr: ReturnType<typeof ssrExchange> | undefined

/** The tab's GraphQL client with its normalized cache; made at the first call from the answers that came with the page. */
export function browserClient(initialState?: SSRData): Client {
  if (client) return client
  ssr = ssrExchange({ isClient: true, ...(initialState && { initialState }) })
  client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    // The gateway answers browsers only where the request could not have come from another site's form.
    fetchOptions: { headers: { 'graphql-require-preflight': '1' } },
    exchanges: [
      mutationExchange,
      cacheExchange(cacheOptions),
      typographyExchange,
      wholeAnswerExchange,
      ssr,
      fetchExchange,
    ],
  })
  return client
}

/** Gives the client answers that came in another way: they stand in for the request of the query that they belong to. */
export function restoreAnswers(answers: SSRData): void {
  ssr?.restoreData(answers)
}

/** Drops every cached answer: the next page fetches again. For a change of rental dates, which changes stock everywhere. */
export function forgetAnswers(): void {
  client = undefined
}
