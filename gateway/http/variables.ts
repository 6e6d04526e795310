import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  isNonNullType,
  type OperationDefinitionNode,
  TypeInfo,
  ValidationContext,
} from 'graphql'

/** A developer needs no more errors of variables; printing the value for each takes time. */
const MAX_ERRORS = 10

type Sent = {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  hideSuggestions: boolean
}

/** The values of an operation's variables, or why it cannot run with them. */
export function readVariables({ schema, document, operation, variables, hideSuggestions }: Sent) {
  const definitions = operation.variableDefinitions ?? []
  const read = getVariableValues(schema, definitions, variables, { maxErrors: MAX_ERRORS, hideSuggestions })
  if (!read.variableValues) return { errors: read.errors }
  const { coerced } = read.variableValues
  if (!Object.values(coerced).includes(null)) return read
  // A default lets a variable that may be null stand where a value is needed; GraphQL checks it only when the field runs.
  const errors = new ValidationContext(schema, document, new TypeInfo(schema), () => {})
    .getRecursiveVariableUsages(operation)
    .filter(({ node, type }) => isNonNullType(type) && coerced[node.name.value] === null)
    .slice(0, MAX_ERRORS)
    .map(
      ({ node, type }) =>
        new GraphQLError(`Variable "$${node.name.value}" must not be null where a "${type}" is needed.`, {
          nodes: node,
        }),
    )
  return errors.length > 0 ? { errors } : read
}

/** How many values the variables of a request hold, at any depth: lists, objects and what is in them. */
export function countValues(variables: unknown): number {
  // A stack of its own: JSON can be nested deeper than functions can call each other.
  const rest = childrenOf(variables)
  let count = 0
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    count += 1
    rest.push(...childrenOf(value))
  }
  return count
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
