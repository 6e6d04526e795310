import { globSync, readFileSync } from 'node:fs'
import {
  getNamedType,
  getOperationAST,
  isAbstractType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playgroundTabs, readExamples } from '#gateway/http/playground.ts'
import { schema } from '#gateway/schema.ts'
import settings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { customerSecret } from './order.ts'
import { startGateway, type TestGateway, TODAY } from './testGateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const examples = readExamples(TODAY)

test('there is an example for every root field', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  expect(examples.map(({ name }) => name)).toEqual(roots.sort())
})

test('variables with Russian words have a file in English beside them', () => {
  const russian = globSync('gateway/examples/*.json').filter((file) =>
    /\p{Script=Cyrillic}/u.test(readFileSync(file, 'utf8')),
  )
  expect(russian.length).toBeGreaterThan(0)
  for (const file of russian)
    expect(readFileSync(file.replace(/json$/, 'en.json'), 'utf8')).not.toMatch(/\p{Script=Cyrillic}/u)
})

test.each(examples)('the example $name answers with data', async ({ name, query, variables }) => {
  if (name === 'deliveryQuote') {
    const result = { ...settings, capabilities: ['delivery-quotes'] }
    gateway.services.fail({ path: /\/v2\/settings/ }, { status: 200, body: { result } }, 1)
  }
  const secret = await customerSecret(gateway, name)
  const ownVariables = JSON.parse(JSON.stringify(variables).replace('the-secret-of-your-order', secret))
  const { data, errors } = await gateway.ask(query, ownVariables)
  expect(errors).toBeUndefined()
  expect(data?.[name]).toEqual(expect.any(Object))
  expect(JSON.stringify(data), 'an example shows what there is').not.toMatch(/^\{"\w+":\[\]|"items":\[\]/)
  expect(JSON.stringify(data)).not.toMatch(/"code":|"fields":\[\{"field"|"retryable":/)
})

test.each(examples)('the operation of the example $name is not called as a type', ({ query }) => {
  // Code generators write both into one name space.
  const name = getOperationAST(parse(query))?.name?.value ?? ''
  expect(name).toMatch(/^[A-Z]/)
  expect(Object.keys(schema.getTypeMap())).not.toContain(name)
})

test.each(examples)('the example $name asks for the type wherever there are several', ({ query }) => {
  const types = new TypeInfo(schema)
  const without: string[] = []
  visit(
    parse(query),
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        if (!isAbstractType(getNamedType(types.getType()))) return
        if (
          !selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename')
        )
          without.push(name.value)
      },
    }),
  )
  expect(without).toEqual([])
})

test('every example is a tab, in the order of a visit, and the first one needs no variables', () => {
  const tabs = playgroundTabs(TODAY)
  expect(tabs.map(({ query }) => query).sort()).toEqual(examples.map(({ query }) => query).sort())
  expect(tabs[0]).toMatchObject({ query: expect.stringContaining('query ReadSettings'), variables: '{}' })
  const places = [
    'Categories',
    'Products',
    'Product',
    'RentDays',
    'RentQuote',
    'CreateOrder',
    'OrderStatus',
  ].map((name) =>
    tabs.findIndex(({ query }) => new RegExp(`^(query|mutation) (Read)?${name}\\b`, 'm').test(query)),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('an example is answered as it lies on disk', async () => {
  const { query = '' } = examples.find(({ name }) => name === 'settings') ?? {}
  const answer = await gateway.post(query, { 'content-type': 'application/graphql' })
  expect(await answer.json()).toHaveProperty('data.settings.minOrderDays', 2)
})

test('the guide names only examples that there are', () => {
  const guide = readFileSync('docs/gateway.md', 'utf8')
  const named = [...guide.matchAll(/gateway\/examples\/(\w+)\.graphql/g)].map(([, name]) => name)
  expect(named).toEqual(['settings', 'product'])
  expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
})

test('the examples of mutations write', async () => {
  const create = examples.find(({ name }) => name === 'createOrder')
  const { data } = await gateway.ask(create?.query ?? '', {
    input: { ...(create?.variables.input as object), idempotencyKey: 'example-of-an-order' },
  })
  expect(data).toMatchObject({ createOrder: { replayed: false, order: { number: expect.any(String) } } })
})
