import { type Client, createClient, type Exchange, formatDocument, makeResult, ssrExchange } from '@urql/core'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import { typographyExchange } from './typographyExchange.ts'
import { wholeAnswerExchange } from './wholeAnswerExchange.ts'

/** Runs an operation in the server's own gateway, without HTTP. Never rejects: failures are in `errors`. */
export type Execute = (operation: { document: DocumentNode; variables: object }) => Promise<ExecutionResult>

/** A client for one page request, and the store whose content goes to the browser with the page. */
export function createServerClient(execute: Execute): {
  client: Client
  ssr: ReturnType<typeof ssrExchange>
} {
  const ssr = ssrExchange({ isClient: false })
  const client = createClient({
    url: '/graphql',
    exchanges: [ssr, typographyExchange, wholeAnswerExchange, executeExchange(execute)],
    preferGetMethod: false,
  })
  return { client, ssr }
}

// The browser's cache needs `__typename` in every selection, so the server selects it as well.
function executeExchange(execute: Execute): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter((operation) => operation.kind !== 'teardown'),
      mergeMap((operation) =>
        fromPromise(
          execute({
            document: formatDocument(operation.query),
            variables: (operation.variables ?? {}) as object,
          }).then((result) => makeResult(operation, result as Parameters<typeof makeResult>[1])),
        ),
      ),
    )
}
