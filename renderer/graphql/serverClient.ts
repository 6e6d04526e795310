import type { DocumentNode, ExecutionResult } from 'graphql'
import {
  type Client,
  createClient,
  type Exchange,
  formatDocument,
  makeResult,
  type OperationResult,
  type SSRData,
} from 'urql'
import { empty, fromPromise, fromValue, mergeMap } from 'wonka'
import { withTypography } from './typography.ts'
import { wholeResult } from './wholeAnswer.ts'

/** Runs an operation in the server's own gateway, without HTTP. Never rejects: failures are in `errors`. */
export type Execute = (operation: { document: DocumentNode; variables: object }) => Promise<ExecutionResult>

type Rendering = {
  client: Client
  /** The answers so far: those that the page is rendered with, and that go to the browser with it. What comes later is on no side of it. */
  takeAnswers(): SSRData
}

/** Makes the client for one page request. */
export function createServerClient(execute: Execute): Rendering {
  const results = new Map<number, OperationResult>()
  let isTaken = false
  const ownGateway: Exchange = () =>
    mergeMap((operation) => {
      const cached = results.get(operation.key)
      if (operation.kind === 'query' && cached) return fromValue(cached)
      if (operation.kind !== 'query' || isTaken) return empty
      const { variables = {} } = operation
      const document = formatDocument(operation.query)
      const answer = execute({ document, variables }).then(({ data = null, errors }) => {
        const sent = wholeResult(makeResult(operation, { data, ...(errors && { errors }) }))
        const result = { ...sent, data: withTypography(sent.data) }
        if (!isTaken) results.set(operation.key, result)
        return result
      })
      return fromPromise(answer)
    })
  return {
    client: createClient({ url: '/graphql', exchanges: [ownGateway] }),
    takeAnswers() {
      isTaken = true
      // In the order of their keys, not in that in which they came: the same page is the same text.
      const sorted = [...results].sort(([one], [other]) => one - other)
      return Object.fromEntries(sorted.map(([key, result]) => [key, serialized(result)]))
    },
  }
}

function serialized({ data, error }: OperationResult): SSRData[string] {
  const failures = error?.graphQLErrors.map(({ message, path, extensions }) => ({
    message,
    path,
    extensions,
  }))
  return { data: JSON.stringify(data ?? null), ...(failures && { error: { graphQLErrors: failures } }) }
}
