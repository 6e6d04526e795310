import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { GatewayContext } from '../../context.ts'
import { measureDocument } from '../documentSize.ts'
import type { CheckedDocument } from './checkedDocuments.ts'

/** Code is made of a document when it is executed for so many times: that takes milliseconds, for a large one dozens. */
const COMPILED_FROM = { registered: 2, strangers: 10 }
/** Characters of the documents whose code is kept: the code takes about a hundred times as much. */
const MAX_CHARACTERS = 150_000
/** Code is made of each selection as often as it is spread. The storefront's largest operation has a tenth of it. */
const MAX_SELECTIONS = 1000

type Operation = {
  checked: CheckedDocument
  operationName: string | undefined
  variableValues: Record<string, unknown> | undefined
  contextValue: GatewayContext
}

/** Executes operations, those that come again and again as code that was made of them. */
export function createExecution(schema: GraphQLSchema, { hideSuggestions }: { hideSuggestions: boolean }) {
  const compiled = new LRUCache<
    string,
    { times: number; size: number; query: CompiledQuery['query'] | null }
  >({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ size }) => size,
  })

  function compiledQuery({ checked, operationName }: Operation): CompiledQuery['query'] | null {
    const key = `${checked.id} ${operationName ?? ''}`
    const { document, isRegistered } = checked
    const known = compiled.get(key) ?? { times: 0, size: 1 + (document.loc?.end ?? 0), query: null }
    known.times += 1
    if (known.times === 1) compiled.set(key, known)
    if (known.times === COMPILED_FROM[isRegistered ? 'registered' : 'strangers'])
      known.query = compile(schema, document, operationName)
    return known.query
  }

  return async function executeOperation(operation: Operation): Promise<ExecutionResult> {
    const { checked, operationName, variableValues, contextValue } = operation
    const { document } = checked
    const query = compiledQuery(operation)
    if (!query)
      return execute({ schema, document, operationName, variableValues, contextValue, hideSuggestions })
    const { errors, data } = await query(undefined, contextValue, variableValues ?? {})
    if (!errors) return { data: data ?? null }
    return { errors: errors.map((error) => inDocument(error, document)), data: data ?? null }
  }
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery['query'] | null {
  const { selections, directives } = measureDocument(document)
  // Of a fragment that is spread with a condition here and without it there, the code would be that of one of them.
  if (selections > MAX_SELECTIONS || directives > 0) return null
  const made = compileQuery(schema, document, operationName)
  return isCompiledQuery(made) ? made.query : null
}

/** The same error as the interpreter makes: compiled code knows its places by line and column. */
function inDocument(error: GraphQLError, { loc }: DocumentNode): GraphQLError {
  const { message, path, originalError, locations = [] } = error
  const source = loc?.source
  const lines = [
    0,
    ...(source?.body.matchAll(/\r\n|[\n\r]/g) ?? []).map(({ index, 0: end }) => index + end.length),
  ]
  const positions = locations.map(({ line, column }) => (lines[line - 1] ?? 0) + column - 1)
  return new GraphQLError(message, { source, positions, path, originalError })
}
