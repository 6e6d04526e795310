import { type DocumentNode, type ExecutionResult, type GraphQLError, getOperationAST } from 'graphql'
import { rootCode } from './publicError.ts'

/** An operation as metrics see it. Names are those that clients chose: do not make them labels unbounded. */
export type OperationRecord = {
  requestId: string
  name: string | null
  /** `none`: it was refused before anything was executed. */
  type: 'query' | 'mutation' | 'subscription' | 'none'
  /** The codes of its errors, each once; empty: all went well. */
  codes: string[]
  milliseconds: number
}

type ExecutedOperation = {
  document: DocumentNode
  operationName?: string | null | undefined
  contextValue: { requestId: string }
}

/** The record of an executed operation for metrics and logs. */
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
    codes: codesOf(errors),
    milliseconds,
  }
}

/** The codes of errors, each once. */
export function codesOf(errors: readonly GraphQLError[] = []): string[] {
  return [...new Set(errors.map(rootCode))]
}
