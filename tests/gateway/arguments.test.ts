import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashDocument } from '#gateway/http/persisted.ts'
import { schema } from '#gateway/schema.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

test.each([
  ['products(page: 0) { page }', 'page'],
  ['products(limit: 101) { page }', 'limit'],
  ['products(limit: -1) { page }', 'limit'],
  ['articleCategories(limit: 1000000000) { id }', 'limit'],
  ['product(slug: "") { id }', 'slug'],
  [`product(slug: "${'x'.repeat(201)}") { id }`, 'slug'],
  ['category(slug: "a\\u0000b") { id }', 'slug'],
  [`productsByIds(ids: [${'"1" '.repeat(251)}]) { id }`, 'ids'],
  ['products(filter: { minPrice: -1 }) { page }', 'filter.minPrice'],
  ['products(filter: { maxPrice: 1e300 }) { page }', 'filter.maxPrice'],
  ['products(filter: { ids: [" "] }) { page }', 'filter.ids'],
  ['products(filter: { brands: ["Лад", ""] }) { page }', 'filter.brands'],
  ['products(filter: { volumes: ["\\u0085"] }) { page }', 'filter.volumes'],
  [`products(filter: { search: "${'я'.repeat(201)}" }) { page }`, 'filter.search'],
  ['products(filter: { period: { start: "2026-12-14", end: "2026-12-12" } }) { page }', 'filter.period'],
])('%s is refused with the name of the argument', async (field, argument) => {
  gateway.seen()
  const { errors } = await gateway.askEveryWay(`{ ${field} }`)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  expect(errors?.[0]?.message).toContain(`"${argument}"`)
  expect(gateway.seen()).toEqual([])
})

test('a day that does not exist is refused at its place in the document', async () => {
  const query = '{\n  product(slug: "x", period: { start: "2026-02-30", end: "2026-03-01" }) { id }\n}'
  const { errors } = await gateway.ask(query)
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining('of the years 2000 to 2100'),
      locations: [{ line: 2, column: 39 }],
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ])
})

describe('null for a variable that a default allows where there must be a value', () => {
  const positions = requiredPositions()
  const gateways: TestGateway[] = []

  beforeAll(async () => {
    const persisted = new Map(positions.map(({ query }) => [hashDocument(query), query]))
    gateways.push(gateway, await startGateway({ persisted }))
  })
  afterAll(() => gateways[1]?.close())

  test('stands at every argument and field of an input that needs a value, and at both directives', () => {
    const places = positions.map(({ place }) => place)
    expect(places).toEqual(
      expect.arrayContaining([
        '@include(if:)',
        '@skip(if:)',
        'Query.product(slug:)',
        'Query.products(filter.period.start:)',
        'Query.products(filter.ids[]:)',
        'Query.rentQuote(input.lines[].quantity:)',
        'Mutation.createOrder(input.consent:)',
        'Mutation.sendFeedback(input.consent:)',
      ]),
    )
    expect(places.length).toBeGreaterThan(60)
  })

  test.each(positions)('$place is refused, also when it comes again', async ({ query }) => {
    for (const { ask, seen, logged } of gateways) {
      seen()
      for (let time = 0; time < 2; time++) {
        const { data, errors } = await ask(query, { value: null })
        expect(data).toBeUndefined()
        expect(errors).toMatchObject([
          { message: expect.stringContaining('"$value"'), extensions: { code: 'BAD_USER_INPUT' } },
        ])
        expect(errors?.[0]?.extensions).not.toHaveProperty('retryable')
      }
      expect(seen()).toEqual([])
      expect(logged).toEqual([])
    }
  })
})

/** A document for each place that needs a value, with a variable at it that may be null. */
function requiredPositions(): { place: string; query: string }[] {
  const directives = ['include', 'skip'].map((name) => ({
    place: `@${name}(if:)`,
    query: `query ($value: Boolean = true) { __typename @${name}(if: $value) }`,
  }))
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const seen = new Set<string>()
  const found = roots.flatMap((root) =>
    root ? inType(root, (text) => `${root === roots[0] ? 'query' : 'mutation'} $HEAD { ${text} }`) : [],
  )

  function inType(type: GraphQLObjectType, wrap: (text: string) => string): typeof directives {
    if (seen.has(type.name)) return []
    seen.add(type.name)
    return Object.values(type.getFields()).flatMap((field) => {
      const below = getNamedType(field.type)
      const text = (args: string, inside: string) =>
        `${field.name}${args && `(${args})`} ${isCompositeType(below) ? `{ ${inside} }` : ''}`
      const given = (change?: { name: string; literal: string }) =>
        field.args
          .filter((arg) => isRequiredArgument(arg) || arg.name === change?.name)
          .map((arg) => `${arg.name}: ${arg.name === change?.name ? change.literal : sample(arg.type)}`)
          .join(', ')
      const own = field.args.flatMap((arg) =>
        inInput(arg.type, arg.name).map(({ place, literal, declared }) => ({
          place: `${type.name}.${field.name}(${place}:)`,
          query: wrap(text(given({ name: arg.name, literal }), '__typename')).replace(
            '$HEAD',
            `($value: ${declared})`,
          ),
        })),
      )
      const types = isAbstractType(below)
        ? schema.getPossibleTypes(below)
        : isObjectType(below)
          ? [below]
          : []
      const deeper = types.flatMap((one) =>
        inType(one, (inside) => wrap(text(given(), `... on ${one.name} { ${inside} }`))),
      )
      return [...own, ...deeper]
    })
  }
  return [...directives, ...found]
}

/** The places in an input that need a value: each as a literal with the variable there, and the type it is declared with. */
function inInput(
  type: GraphQLInputType,
  place: string,
  depth = 0,
): { place: string; literal: string; declared: string }[] {
  if (depth > 4) return []
  if (isNonNullType(type)) {
    const nullable = type.ofType
    const self = { place, literal: '$value', declared: `${nullable} = ${sample(nullable)}` }
    return [self, ...inInput(nullable, place, depth)]
  }
  if (isListType(type))
    return inInput(type.ofType, `${place}[]`, depth + 1).map((found) => ({
      ...found,
      literal: `[${found.literal}]`,
    }))
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) =>
    inInput(field.type, `${place}.${field.name}`, depth + 1).map(({ literal, ...found }) => {
      const others = Object.values(type.getFields()).filter(
        (other) => other !== field && isRequiredInputField(other),
      )
      const parts = others.map((other) => `${other.name}: ${sample(other.type)}`)
      return { ...found, literal: `{ ${[...parts, `${field.name}: ${literal}`].join(', ')} }` }
    }),
  )
}

/** A literal of the type. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType)
  if (isListType(type)) return `[${sample(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField)
    return `{ ${fields.map(({ name, type }) => `${name}: ${sample(type)}`).join(', ')} }`
  }
  return { Int: '1', Float: '1', Boolean: 'true', Date: '"2026-12-12"' }[type.name] ?? '"some-text-of-a-key"'
}
