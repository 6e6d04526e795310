import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  validate,
} from 'graphql'
import type { GatewayContext } from '../../context/context.ts'
import type { OperationTrace } from '../cacheControl.ts'
import { createExecutor } from '../executor.ts'
import { type OperationRecord, recordOf } from '../operationRecord.ts'
import { type Log, publicError } from '../publicError.ts'
import { publicResult } from '../publicResult.ts'
import { canonical } from './graphqlRequest.ts'
import type { KeptAnswers } from './keptAnswers.ts'

/** A read of the server's own pages, or the order that a form of theirs sends. */
type OwnRead = {
  document: DocumentNode
  variables?: object | undefined
  requestId: string
  /** Whose order it is: an IP address, of IPv6 the network. */
  client?: string | undefined
  signal?: AbortSignal | undefined
  /** Called with the REST calls that the read needed. */
  onTrace?: ((trace: OperationTrace) => void) | undefined
}

/** Never rejects: failures are in `errors`. Equal reads may be given the same result: nobody changes it. */
export type ExecuteOwn = (read: OwnRead) => Promise<ExecutionResult>

type OwnReadOptions = {
  schema: GraphQLSchema
  kept: KeptAnswers<ExecutionResult>
  contextOf(read: Pick<OwnRead, 'requestId' | 'signal' | 'client'>): GatewayContext
  log: Log
  onOperation?: ((record: OperationRecord) => void) | undefined
}

/** Executes the reads of the server's own pages, those whose answers are still fresh from memory. */
export function createOwnReads(options: OwnReadOptions): ExecuteOwn {
  const { schema, kept, contextOf, log, onOperation } = options
  const checks = new WeakMap<DocumentNode, ReturnType<typeof check>>()
  let count = 0

  function check(document: DocumentNode) {
    count += 1
    const execute = createExecutor(schema, document, { isCompiled: true, hideSuggestions: false })
    const isRead = getOperationAST(document)?.operation === OperationTypeNode.QUERY
    return { id: `page ${count}`, errors: validate(schema, document), execute, isRead }
  }

  return async (read) => {
    const { document, variables = {}, requestId, onTrace } = read
    try {
      const checked = checks.get(document) ?? check(document)
      checks.set(document, checked)
      const { id, errors, execute, isRead } = checked
      if (errors.length > 0) return { errors }
      // Nothing of an order is kept, neither what was sent nor what came of it.
      const key = isRead ? `${id} ${canonical(variables)}` : null
      const before = key && kept.get(key, requestId)
      if (before) {
        onTrace?.(before.trace)
        return before.form
      }
      const started = performance.now()
      const contextValue = contextOf(read)
      const result = await execute({ variableValues: { ...variables }, contextValue })
      const record = recordOf({ document, contextValue }, result, performance.now() - started)
      onOperation?.(record)
      onTrace?.(contextValue.trace)
      if (result.errors) return publicResult(result, { requestId, log })
      if (key) kept.set(key, result, contextValue.trace, record.name)
      return result
    } catch (error) {
      return { errors: [publicError(error, { requestId, log })] }
    }
  }
}
