import {
  type ASTVisitor,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { callsOf } from '../../base/restCalls.ts'
import type { GatewayContext } from '../../context/context.ts'
import { withoutStacks } from '../../rest/errors.ts'
import { byteStore } from '../../rest/stores/byteStore.ts'
import { measureDocument } from '../documentSize.ts'
import type { CheckedDocument } from './checkedDocuments.ts'

/** Code is made of a document when it is executed for so many times: that takes milliseconds, for a large one dozens. */
const COMPILED_FROM = { registered: 2, strangers: 10 }
/** Of the cached code, and what it takes for each character of its document. */
const MAX_BYTES = 15_000_000
const CODE_BYTES = 100
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
  const compiled = byteStore<{ times: number; length: number; query: CompiledQuery['query'] | null }>(
    MAX_BYTES,
    ({ length }) => CODE_BYTES * length,
  )

  function compiledQuery({ checked, operationName }: Operation): CompiledQuery['query'] | null {
    const key = `${checked.id} ${operationName ?? ''}`
    const { document, isRegistered } = checked
    const entry = compiled.get(key) ?? { times: 0, length: document.loc?.end ?? 0, query: null }
    entry.times += 1
    if (entry.times === 1) compiled.set(key, entry)
    if (entry.times === COMPILED_FROM[isRegistered ? 'registered' : 'strangers'])
      entry.query = compile(schema, document, operationName)
    return entry.query
  }

  return async function executeOperation(operation: Operation): Promise<ExecutionResult> {
    const { checked, operationName, variableValues, contextValue } = operation
    const { document } = checked
    const query = compiledQuery(operation)
    if (!query)
      return execute({ schema, document, operationName, variableValues, contextValue, hideSuggestions })
    const { errors, data } = await query(undefined, contextValue, variableValues ?? {})
    if (!errors) return { data: data ?? null }
    return { errors: withoutStacks(() => errors.map(asInterpreted)), data: data ?? null }
  }
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery['query'] | null {
  const { selections, directives } = measureDocument(document)
  // Of a fragment that is spread with a condition here and without it there, the code would be that of one of them.
  if (selections > MAX_SELECTIONS || directives > 0 || isAnsweredOtherwise(schema, document)) return null
  const made = compileQuery(schema, document, operationName)
  return isCompiledQuery(made) ? made.query : null
}

/** Whether compiled code would answer otherwise: it trips over `__proto__`, and tells a failure beyond a field of each item. */
function isAnsweredOtherwise(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isOther = false
  const visitor: ASTVisitor = {
    enter(node) {
      const field = node.kind === Kind.FIELD ? types.getFieldDef() : null
      isOther = field
        ? isNonNullType(field.type) && callsOf(field).calls.length > 0
        : node.kind === Kind.NAME && node.value === '__proto__'
      return isOther ? BREAK : undefined
    },
  }
  visit(document, visitWithTypeInfo(types, visitor))
  return isOther
}

/** The same error as the interpreter makes: compiled code knows its places by line and column. */
function asInterpreted({ message, path, originalError, locations }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations })
}
