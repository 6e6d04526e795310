import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  validate,
} from 'graphql'
import type { GatewayContext } from '../../context/context.ts'
import type { CallRecord } from '../../rest/options.ts'
import type { OperationTrace } from '../cacheControl.ts'
import { createExecutor, type Execute } from '../executor.ts'
import { type OperationRecord, recordOf } from '../operationRecord.ts'
import { type Log, publicError } from '../publicError.ts'
import { publicResult } from '../publicResult.ts'
import { canonical } from './graphqlRequest.ts'
import { asRemembered, secondsReady } from './readyAnswers.ts'
import { type CachedResult, createResultCache } from './resultCache.ts'

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

type Check = { id: number; errors: ReturnType<typeof validate>; execute: Execute; isRead: boolean }

type OwnReadOptions = {
  schema: GraphQLSchema
  contextOf(read: Pick<OwnRead, 'requestId' | 'signal' | 'client'>): GatewayContext
  log: Log
  onOperation?: ((record: OperationRecord) => void) | undefined
  /** Called with the REST answers that a cached result was made of. */
  onCall?: ((record: CallRecord) => void) | undefined
}

/** Executes the reads of the server's own pages, those whose answers are still fresh from memory. */
export function createOwnReads(options: OwnReadOptions): ExecuteOwn {
  const { schema, contextOf, log, onOperation, onCall } = options
  const checks = new WeakMap<DocumentNode, Check>()
  const cache = createResultCache()
  let count = 0

  function check(document: DocumentNode) {
    const before = checks.get(document)
    if (before) return before
    count += 1
    const execute = createExecutor(schema, document, { isCompiled: true, hideSuggestions: false })
    const isRead = getOperationAST(document)?.operation === OperationTypeNode.QUERY
    const found = { id: count, errors: validate(schema, document), execute, isRead }
    checks.set(document, found)
    return found
  }

  function recall({ result, trace, name }: CachedResult, { requestId, onTrace }: OwnRead): ExecutionResult {
    onOperation?.({ requestId, name, type: 'query', codes: [], milliseconds: 0 })
    if (onCall) for (const call of trace.calls) onCall({ ...call, requestId })
    onTrace?.(trace)
    return result
  }

  async function run(read: OwnRead, execute: Execute, key: string | null): Promise<ExecutionResult> {
    const { document, variables, requestId, onTrace } = read
    const started = performance.now()
    const contextValue = contextOf(read)
    const result = await execute({ variableValues: { ...variables }, contextValue })
    const record = recordOf({ document, contextValue }, result, performance.now() - started)
    onOperation?.(record)
    const { trace } = contextValue
    onTrace?.(trace)
    if (result.errors) return publicResult(result, { requestId, log })
    if (key === null) return result
    cache.set(key, {
      result,
      trace: { ...trace, calls: trace.calls.map(asRemembered) },
      name: record.name,
      seconds: secondsReady(trace),
    })
    return result
  }

  return async (read) => {
    const { document, variables = {}, requestId } = read
    try {
      const { id, errors, execute, isRead } = check(document)
      if (errors.length > 0) return { errors }
      // Nothing of an order is cached, neither what was sent nor what came of it.
      if (!isRead) return await run(read, execute, null)
      const key = `${id} ${canonical(variables)}`
      const before = cache.get(key)
      return before ? recall(before, read) : await run(read, execute, key)
    } catch (error) {
      return { errors: [publicError(error, { requestId, log })] }
    }
  }
}
