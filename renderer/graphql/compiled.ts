import type { DocumentNode } from 'graphql'

/** A document's own definitions, as `compileDocuments.ts` writes them. */
export type Compiled = readonly CompiledDefinition[]
export type CompiledDefinition =
  | readonly ['query' | 'mutation', name: string, types: Readonly<Record<string, string>>, CompiledSet]
  | readonly ['fragment', name: string, type: string, CompiledSet]
export type CompiledSet = readonly CompiledSelection[]
/** `name`, `alias:name`, `...Fragment`; with more to it, also `...Type` for an inline fragment. */
type CompiledSelection = string | readonly [string, arguments: CompiledObject | 0, CompiledSet?]
/** `$variable`, `ENUM`, `"text`. */
export type CompiledValue = string | number | boolean | null | readonly CompiledValue[] | CompiledObject
type CompiledObject = { readonly [name: string]: CompiledValue }

/** The syntax tree of a compiled document and its fragments: what the parser would make of the text, with `__typename` in each selection. */
export function graphql(own: Compiled, fragments: readonly DocumentNode[] = []): DocumentNode {
  const used = new Set(fragments.flatMap(({ definitions }) => definitions))
  return { kind: 'Document', definitions: [...own.map(definition), ...used] } as DocumentNode
}

function definition([kind, name, of, selections]: CompiledDefinition) {
  if (typeof of === 'string')
    return {
      kind: 'FragmentDefinition',
      name: named(name),
      typeCondition: typeNode(of),
      selectionSet: setOf(selections),
    }
  const variableDefinitions = Object.entries(of).map(([variable, type]) => ({
    kind: 'VariableDefinition',
    variable: valueNode(`$${variable}`),
    type: typeNode(type),
  }))
  return {
    kind: 'OperationDefinition',
    operation: kind,
    name: named(name),
    variableDefinitions,
    selectionSet: setOf(selections, true),
  }
}

function setOf(selections: CompiledSet, isRoot = false): object {
  const isTyped = isRoot || selections.includes('__typename')
  return { kind: 'SelectionSet', selections: [...selections.map(selection), ...(isTyped ? [] : [TYPE])] }
}

function selection(written: CompiledSelection): object {
  const [label, args, set] = typeof written === 'string' ? [written, 0 as const] : written
  const selectionSet = set && setOf(set)
  if (label.startsWith('...')) {
    const name = label.slice('...'.length)
    return set
      ? { kind: 'InlineFragment', typeCondition: typeNode(name), selectionSet }
      : { kind: 'FragmentSpread', name: named(name) }
  }
  const [name = '', alias] = label.split(':').reverse()
  return {
    kind: 'Field',
    ...(alias && { alias: named(alias) }),
    name: named(name),
    ...(args && { arguments: pairs(args, 'Argument') }),
    ...(set && { selectionSet }),
  }
}

/** For the caches alone: they leave it out of what is read, as nobody selected it. */
const TYPE = { kind: 'Field', name: named('__typename'), _generated: true }

function typeNode(type: string): object {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeNode(type.slice(0, -1)) }
  if (type.startsWith('[')) return { kind: 'ListType', type: typeNode(type.slice(1, -1)) }
  return { kind: 'NamedType', name: named(type) }
}

function valueNode(value: CompiledValue): object {
  if (Array.isArray(value)) return { kind: 'ListValue', values: value.map(valueNode) }
  if (value === null) return { kind: 'NullValue' }
  if (typeof value === 'object')
    return { kind: 'ObjectValue', fields: pairs(value as CompiledObject, 'ObjectField') }
  if (typeof value === 'boolean') return { kind: 'BooleanValue', value }
  if (typeof value === 'number')
    return { kind: Number.isInteger(value) ? 'IntValue' : 'FloatValue', value: String(value) }
  if (value.startsWith('$')) return { kind: 'Variable', name: named(value.slice(1)) }
  return value.startsWith('"') ? { kind: 'StringValue', value: value.slice(1) } : { kind: 'EnumValue', value }
}

function pairs(object: CompiledObject, kind: string) {
  return Object.entries(object).map(([name, value]) => ({ kind, name: named(name), value: valueNode(value) }))
}

function named(value: string) {
  return { kind: 'Name', value }
}
