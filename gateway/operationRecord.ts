import { type DocumentNode, type ExecutionResult, getOperationAST } from 'graphql'
import { rootCode } from './publicError.ts'

/** An operation as metrics see it. Names are those that clients chose: do not make them labels unbounded. */
export type OperationRecord = {
  requestId: string
  name: string | null
  type: 'query' | 'mutation' | 'subscription'
  /** The codes of its errors, each once; empty: all went well. */
  codes: string[]
  milliseconds: number
}

type ExecutedOperation = {
  document: DocumentNode
  operationName?: string | null | undefined
  contextValue: { requestId: string }
}

/** What there is to tell of an executed operation. */
export function recordOf(
  { document, operationName, contextValue }: ExecutedOperation,
  { errors }: ExecutionResult,
  milliseconds: number,
): OperationRecord {
  const operation = getOperationAST(document, operationName)
  return {
    requestId: contextValue.requestId,
    name: operation?.name?.value ?? null,
    type: operation?.operation ?? 'query',
    codes: [...new Set(errors?.map(rootCode))],
    milliseconds,
  }
}
