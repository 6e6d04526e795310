import {
  type ASTVisitor,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isNonNullType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { callsOf } from '../base/restCalls.ts'
import { withoutStacks } from '../rest/errors.ts'
import { measureDocument } from './documentSize.ts'

/** Compiled code repeats a selection each time it is spread. The storefront's largest operation has a tenth of this. */
const MAX_SELECTIONS = 1000

/** Executes an operation of one document. */
export type Execute = (operation: {
  operationName?: string | null | undefined
  variableValues?: Record<string, unknown> | null | undefined
  contextValue?: unknown
}) => Promise<ExecutionResult>

/** The one executor of a document: compiled code if asked for and if it answers as the interpreter does, else the interpreter. */
export function createExecutor(
  schema: GraphQLSchema,
  document: DocumentNode,
  { isCompiled, hideSuggestions }: { isCompiled: boolean; hideSuggestions: boolean },
): Execute {
  const query = isCompiled ? compile(schema, document) : null
  if (!query) return async (operation) => execute({ schema, document, hideSuggestions, ...operation })
  return async ({ variableValues, contextValue }) => {
    const { errors, data } = await query(undefined, contextValue, variableValues ?? {})
    if (!errors) return { data: data ?? null }
    return { errors: withoutStacks(() => errors.map(asInterpreted)), data: data ?? null }
  }
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery['query'] | null {
  // A document of several operations has none without a name.
  if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return null
  const { selections, directives } = measureDocument(document)
  // For a fragment that is spread both with and without a condition, the code of one of them would serve both.
  if (selections > MAX_SELECTIONS || directives > 0 || isAnsweredOtherwise(schema, document)) return null
  const made = compileQuery(schema, document)
  return isCompiledQuery(made) ? made.query : null
}

/** Compiled code trips over `__proto__`, and reports a failure beyond a field of each item. */
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
