import {
  type DocumentNode,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { callsOf } from '#gateway/base/restCalls.ts'
import { storefrontSources } from '#gateway/build/documentCalls.ts'
import { buildManifest } from '#gateway/build/manifest.ts'
import { readExamples } from '#gateway/http/playground.ts'
import { schema } from '#gateway/schema.ts'
import { startGateway, TODAY } from './testGateway.ts'

const roots = [schema.getQueryType(), schema.getMutationType()]
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && !isIntrospectionType(type) && !roots.includes(type),
)
const entities = types.filter((type) => 'id' in type.getFields())
const examples = readExamples(TODAY)

test('an `id` is never null', () => {
  expect(entities.map((type) => String(type.getFields().id?.type)).filter((type) => type !== 'ID!')).toEqual(
    [],
  )
})

const documents = [...examples.map(({ query }) => query), ...buildManifest(storefrontSources()).values()].map(
  (text) => ({ name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, document: parse(text) }),
)

test.each(documents)('$name selects `id` wherever there is one', ({ document }) => {
  expect(withoutId(document)).toEqual([])
})

test('the same `id` always has the same values', async () => {
  const gateway = await startGateway()
  onTestFinished(() => gateway.close())
  const seen = new Map<string, unknown>()
  const others: string[] = []
  for (const { query, variables } of examples.filter(({ query }) => !/^mutation/m.test(query))) {
    const { data, errors } = await gateway.ask(widened(parse(query), variables), variables)
    expect(errors).toBeUndefined()
    for (const [place, value] of leavesOf(data, '')) {
      // Lists of the services come without long texts: null says nothing there, as the descriptions tell.
      if (value === null && /^(Product:.+\.description|Solution:.+\.text|Article:.+\.content)$/.test(place))
        continue
      const before = seen.get(place)
      if (seen.has(place) && before !== value) others.push(`${place}: ${before}, ${value}`)
      seen.set(place, value)
    }
  }
  const found = new Set([...seen.keys()].flatMap((place) => /^(\w+):/.exec(place)?.[1] ?? []))
  expect([...found].sort()).toEqual(
    entities
      .map(({ name }) => name)
      .filter((name) => name !== 'Order')
      .sort(),
  )
  expect(others).toEqual([])
})

/** The fields of a document whose type has an `id` that is not selected, itself or through a fragment. */
function withoutId(document: DocumentNode): string[] {
  const found: string[] = []
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        const type = getNamedType(typeInfo.getType())
        if (node.selectionSet && isObjectType(type) && entities.includes(type) && !hasId(node.selectionSet))
          found.push(`${node.name.value}: ${type.name}`)
      },
    }),
  )
  return found

  function hasId({ selections }: SelectionSetNode): boolean {
    return selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === 'id' && !node.alias
      if (node.kind === Kind.INLINE_FRAGMENT) return hasId(node.selectionSet)
      const named = (other: DocumentNode['definitions'][number]) =>
        other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === node.name.value
      return document.definitions.some(
        (other) => named(other) && other.kind === Kind.FRAGMENT_DEFINITION && hasId(other.selectionSet),
      )
    })
  }
}

/** The document with all plain fields of all types in it that need no call, and an alias for each field with arguments that tells them. */
function widened(document: DocumentNode, variables: object): string {
  const typeInfo = new TypeInfo(schema)
  const wide = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        if (!node.arguments?.length || roots.some((root) => root === typeInfo.getParentType())) return
        const args = JSON.stringify([node.arguments.map((argument) => print(argument)), variables])
        return { ...node, alias: name(`${node.name.value}_${Buffer.from(args).toString('hex')}`) }
      },
      SelectionSet: {
        leave(node) {
          const type = typeInfo.getParentType()
          if (!isObjectType(type) || roots.includes(type)) return
          const plain = Object.values(type.getFields())
            .filter((field) => isLeafType(getNamedType(field.type)) && !isWide(field.name, type))
            .map((field) => ({ kind: Kind.FIELD, name: name(field.name) }) as const)
          const typename = { kind: Kind.FIELD, name: name('__typename') } as const
          const chosen = node.selections.filter(
            (selection) => selection.kind !== Kind.FIELD || isWide(selection.name.value, type),
          )
          return { ...node, selections: [typename, ...plain, ...chosen] }
        },
      },
    }),
  )
  return print(wide)
}

function isWide(field: string, type: GraphQLObjectType): boolean {
  const known = type.getFields()[field]
  if (!known) return false
  return known.args.length > 0 || isCompositeType(getNamedType(known.type)) || callsOf(known).calls.length > 0
}

function name(value: string) {
  return { kind: Kind.NAME, value } as const
}

/** Every plain value of an answer by its place: below the nearest object with an `id`, or below the root. */
function leavesOf(value: unknown, place: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${place}.${index}`))
  if (typeof value !== 'object' || value === null) return place.startsWith('.') ? [] : [[place, value]]
  const { __typename: type, id } = value as { __typename?: string; id?: string }
  const own = id === undefined ? place : `${type}:${id}`
  return Object.entries(value).flatMap(([field, child]) => leavesOf(child, `${own}.${field}`))
}
