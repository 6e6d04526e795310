import { type Exchange, fetchExchange } from 'urql'
import { empty, filter, merge, pipe, share } from 'wonka'

/**
 * Sends mutations past the normalized cache: their answers are unions that are shown once, nothing cached changes with
 * them, and the cache would write each answer as if it were of every type of its union.
 */
export const mutationExchange: Exchange =
  ({ forward, ...input }) =>
  (operations$) => {
    const shared$ = share(operations$)
    const sendMutations = fetchExchange({ ...input, forward: () => empty })
    return merge([
      sendMutations(
        pipe(
          shared$,
          filter(({ kind }) => kind === 'mutation'),
        ),
      ),
      forward(
        pipe(
          shared$,
          filter(({ kind }) => kind !== 'mutation'),
        ),
      ),
    ])
  }
