import { complexityFromQuery } from '@pothos/plugin-complexity'
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

/** What an operation is expected to need before it runs: points of cost, REST calls at most, and the path with most of them. */
export type Estimate = { cost: number; upstreamCalls: number; widest: string }

/** From here on an operation takes many times the time of a page: what the storefront asks for with a page is below both. */
const EXPENSIVE = { upstreamCalls: 15, cost: 5000 }

/** Whether an operation is to wait behind those that take less. */
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
  const single = { ...document, definitions: [operation, ...fragmentsOf(document).values()] }
  const { complexity } = complexityFromQuery(single, { schema, variables: variables ?? {} })
  const calls = countCalls(schema, operation, fragmentsOf(document), read.variableValues)
  return { cost: complexity, upstreamCalls: calls.total, widest: calls.widest }
}

/** The error of a document that has no operation of the name, in Yoga's words. */
export function noOperation(): GraphQLError {
  return new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  })
}

/** Calls below a selection: `each` for every parent, and the collected ones by their depth below it and their key. */
type Calls = { each: number; collected: Collected; widest: string; most: number }

/** Batches with the number of values that they are for. */
type Collected = ReadonlyMap<string, Collecting>
type Collecting = Batch & { depth: number; values: number }

type Variables = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>

function countCalls(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): { total: number; widest: string } {
  // A fragment that is spread often is counted once, so that nested spreads cannot make the count itself expensive.
  const counted = new Map<SelectionSetNode, Map<string, Calls>>()

  function inSelection(selection: SelectionSetNode, type: GraphQLNamedType | undefined): Calls {
    const before = type && counted.get(selection)?.get(type.name)
    if (before) return before
    const parts = selection.selections.map((node): Calls => {
      if (node.kind === Kind.FIELD) return inField(node, type)
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
      if (!fragment) return NONE
      const condition = fragment.typeCondition
      return inSelection(fragment.selectionSet, condition ? schema.getType(condition.name.value) : type)
    })
    const sum = parts.reduce(add, NONE)
    if (type) counted.set(selection, (counted.get(selection) ?? new Map()).set(type.name, sum))
    return sum
  }

  function inField(node: FieldNode, type: GraphQLNamedType | undefined): Calls {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return NONE
    const { calls, batches, spares, times: repeated } = callsOf(field)
    const below = node.selectionSet ? inSelection(node.selectionSet, getNamedType(field.type)) : NONE
    const args = batches || spares || repeated ? getArgumentValues(field, node, variables) : {}
    const own = batches ? 0 : calls.length * (repeated?.(args) ?? 1)
    const times = multiplier(field, node, variables)
    const many = below.each * times
    const each = own + many
    const spared = spares?.(args)
    const collected = merged([
      ...(batches?.(args) ?? []).map((batch) => ({ ...batch, depth: 0, values: batch.each })),
      ...[...below.collected.values()]
        .filter(({ key }) => key !== spared)
        .map((batch) => ({ ...batch, depth: batch.depth + 1, values: batch.values * times })),
    ])
    const name = node.alias?.value ?? node.name.value
    return below.widest && many >= own
      ? { each, collected, most: many, widest: `${name}.${below.widest}` }
      : { each, collected, most: own, widest: name }
  }

  const root = inSelection(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
  const collected = [...root.collected.values()].map(
    ({ calls, size, values }) => calls * Math.ceil(values / size),
  )
  return { total: collected.reduce((sum, calls) => sum + calls, root.each), widest: root.widest }
}

const NONE: Calls = { each: 0, collected: new Map(), widest: '', most: 0 }

function add(left: Calls, right: Calls): Calls {
  const wider = right.most > left.most ? right : left
  return {
    each: left.each + right.each,
    collected: merged([...left.collected.values(), ...right.collected.values()]),
    widest: wider.widest,
    most: wider.most,
  }
}

// What is collected at one depth goes out together.
function merged(batches: readonly Collecting[]): Collected {
  const all = new Map<string, Collecting>()
  for (const batch of batches) {
    const key = `${batch.depth} ${batch.key}`
    const same = all.get(key)
    all.set(key, same ? { ...same, values: same.values + batch.values } : batch)
  }
  return all
}

// The size of a list is what its cost declares: the page limit, or a usual number.
function multiplier(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number {
  const declared: unknown = field.extensions.complexity
  const cost = typeof declared === 'function' ? declared(getArgumentValues(field, node, variables)) : declared
  const size: unknown = typeof cost === 'object' && cost !== null ? Reflect.get(cost, 'multiplier') : 1
  return typeof size === 'number' ? size : 1
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}
