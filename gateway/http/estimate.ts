import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  type getVariableValues,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type Batch, callsOf } from '../base/restCalls.ts'
import { readVariables } from './variables.ts'

/** The expected needs of an operation before it runs: points of cost, REST calls at most, and the path with most of them. */
export type Estimate = { cost: number; upstreamCalls: number; widest: string }

/** From here on an operation takes many times the time of a page: what the storefront asks for with a page is below both. */
const EXPENSIVE = { upstreamCalls: 15, cost: 5000 }

/** True if an operation is to wait behind those that take less. */
export function isExpensive({ upstreamCalls, cost }: Estimate): boolean {
  return upstreamCalls > EXPENSIVE.upstreamCalls || cost > EXPENSIVE.cost
}

type Operation = {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
  hideSuggestions?: boolean
}

/** The estimate, or why the operation cannot run with these variables. */
export function estimate({
  schema,
  document,
  operationName,
  variables,
  hideSuggestions = true,
}: Operation): Estimate | { errors: readonly GraphQLError[] } {
  const operation = getOperationAST(document, operationName)
  if (!operation) return { errors: [noOperation()] }
  const read = readVariables({ schema, document, operation, variables: variables ?? {}, hideSuggestions })
  if (read.errors) return { errors: read.errors }
  return estimateOf(schema, operation, fragmentsOf(document), read.variableValues)
}

/** The error of a document that has no operation of the name, in Yoga's words. */
export function noOperation(): GraphQLError {
  return new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  })
}

/** The needs of a selection for each parent: points of cost, and its calls by their depth below it and their key. */
type Needs = { cost: number; calls: ReadonlyMap<string, Calls>; widest: string; most: number }

/** A batch with the number of values that it is for. */
type Calls = Batch & { depth: number; values: number }

type Type = GraphQLNamedType | undefined
type Variables = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>

function estimateOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): Estimate {
  // A fragment that is spread often is counted once, so that nested spreads cannot make the count itself expensive.
  const counted = new Map<SelectionSetNode, Map<string, Needs>>()

  function inSelection(selection: SelectionSetNode, type: Type, items: number): Needs {
    const known = counted.get(selection) ?? new Map<string, Needs>()
    const key = `${type?.name} ${items}`
    const before = known.get(key)
    if (before) return before
    const parts = selection.selections.map((node): Needs => {
      if (node.kind === Kind.FIELD) return inField(node, type, items)
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
      if (!fragment) return NONE
      const condition = fragment.typeCondition?.name.value
      return inSelection(fragment.selectionSet, condition ? schema.getType(condition) : type, items)
    })
    const sum = parts.reduce(add, NONE)
    counted.set(selection, known.set(key, sum))
    return sum
  }

  /** `items`: how many a page has, where the field is one of a page. */
  function inField(node: FieldNode, type: Type, items: number): Needs {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return { ...NONE, cost: 1 }
    const args = getArgumentValues(field, node, variables)
    const { calls, batches, spares, times: repeated } = callsOf(field)
    const { cost, size } = declaredCost(field, args)
    const returned = getNamedType(field.type)
    // There is one page, of many items.
    const isPage = isObjectType(returned) && returned.getInterfaces().some(({ name }) => name === 'Page')
    const times = isPage ? 1 : node.name.value === 'items' ? Math.max(items, size) : size
    const below = node.selectionSet ? inSelection(node.selectionSet, returned, isPage ? size : 1) : NONE
    const own = batches ? 0 : calls.length * (repeated?.(args) ?? 1)
    const alone = { key: '', calls: 1, size: 1, each: own }
    const most = below.most * times
    const spared = spares?.(args)
    const name = node.alias?.value ?? node.name.value
    return {
      cost: cost + below.cost * times,
      calls: merged([
        ...(batches?.(args) ?? [alone]).map((batch) => ({ ...batch, depth: 0, values: batch.each })),
        ...[...below.calls.values()]
          .filter(({ key }) => key !== spared)
          .map((batch) => ({ ...batch, depth: batch.depth + 1, values: batch.values * times })),
      ]),
      most: Math.max(most, own),
      widest: below.widest && most >= own ? `${name}.${below.widest}` : name,
    }
  }

  const root = schema.getRootType(operation.operation) ?? undefined
  const { cost, calls, widest } = inSelection(operation.selectionSet, root, 1)
  const numbers = [...calls.values()].map(({ calls, size, values }) => calls * Math.ceil(values / size))
  return { cost, upstreamCalls: numbers.reduce((sum, number) => sum + number, 0), widest }
}

const NONE: Needs = { cost: 0, calls: new Map(), widest: '', most: 0 }

function add(left: Needs, right: Needs): Needs {
  const { widest, most } = right.most > left.most ? right : left
  const calls = merged([...left.calls.values(), ...right.calls.values()])
  return { cost: left.cost + right.cost, calls, widest, most }
}

// Calls that are collected at one depth go out together.
function merged(batches: readonly Calls[]): Needs['calls'] {
  const all = new Map<string, Calls>()
  for (const batch of batches) {
    const key = `${batch.depth} ${batch.key}`
    const same = all.get(key)
    all.set(key, same ? { ...same, values: same.values + batch.values } : batch)
  }
  return all
}

// The size of a list is what its cost declares: the page limit, or a usual number.
function declaredCost(field: GraphQLField<unknown, unknown>, args: object): { cost: number; size: number } {
  const declared: unknown = field.extensions.complexity
  const found: unknown = typeof declared === 'function' ? declared(args) : declared
  if (typeof found === 'number') return { cost: found, size: 1 }
  const { field: cost = 1, multiplier: size = 1 } = Object(found)
  return { cost, size }
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}
