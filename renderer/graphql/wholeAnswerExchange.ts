import type { Exchange } from '@urql/core'
import { map, pipe } from 'wonka'

/**
 * Takes an answer as a whole: without one of its root fields, which a service failed to give, it is no answer. What may be
 * missing on a page is queried apart; so the storefront's types know its root fields as present.
 */
export const wholeAnswerExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      map((result) => {
        const hasFailed = result.error?.graphQLErrors.some(({ path }) => path?.length === 1)
        return hasFailed ? { ...result, data: null } : result
      }),
    )
