import { type GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context/context.ts'
import { type Admit, refusalOf } from './admission.server.ts'
import type { Documents } from './documents.ts'
import { type Estimate, estimate, isExpensive } from './estimate.ts'
import { over } from './limitErrors.ts'
import { countValues } from './variables.ts'

/** Holds every operation of a client to the table of limits. */
export function limitsPlugin(
  { parse, check }: Documents,
  hideSuggestions: boolean,
): Plugin<GatewayContext & { admit?: Admit | undefined }> {
  return {
    onParams({ params }) {
      const error = over('variables', countValues(params?.variables))
      if (error) throw error
    },
    onParse({ setParseFn }) {
      setParseFn((source) => parse(source.toString()))
    },
    onValidate({ params: { documentAST }, context, setResult }) {
      const found = check(context.params.query ?? '', documentAST)
      setResult('errors' in found ? found.errors : [])
    },
    async onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues: variables, contextValue } = args
      const found = affordableEstimate({ schema, document, operationName, variables, hideSuggestions })
      if ('errors' in found) return setResultAndStopExecution({ errors: found.errors })
      contextValue.trace.cost = found.cost
      contextValue.trace.upstreamCalls = found.upstreamCalls
      const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
      if (!isQuery || !isExpensive(found)) return
      const error = await refusalOf(contextValue.admit, { isMutation: false, isExpensive: true })
      if (error) setResultAndStopExecution({ errors: [error] })
    },
  }
}

/** The estimate of an operation with these variables, or why it must not run. */
export function affordableEstimate(
  operation: Parameters<typeof estimate>[0],
): Estimate | { errors: readonly GraphQLError[] } {
  const found = estimate(operation)
  if ('errors' in found) return found
  const detail = found.widest && ` The widest path is "${found.widest}".`
  const error = over('upstreamCalls', found.upstreamCalls, detail) ?? over('cost', found.cost)
  return error ? { errors: [error] } : found
}
