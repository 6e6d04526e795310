import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TypePolicies } from '@apollo/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cacheOptions } from '../../docs/clients/apollo.ts'
import { examples } from '../support/examples.ts'
import { apollo, type Keeping, relay, urql } from './support/clients.ts'
import { countValues, type Differences, differences } from './support/differences.ts'
import { askPlainly, type Operation, readScreens } from './support/operations.ts'
import { compileForRelay } from './support/relay.ts'

const shop = inject('shop')

type Screen = { operation: Operation; variables: Record<string, unknown>; plain: unknown }
let screens: Screen[]
let folder: string
let modules: Map<string, string>

beforeAll(async () => {
  // Something has to be taken, or what is free would be all that there is.
  const { query = '', variables = {} } = examples.find(({ name }) => name === 'createOrder') ?? {}
  await askPlainly(shop, query, variables)
  const operations = await readScreens(shop)
  folder = await mkdtemp(path.join(tmpdir(), 'sutki-relay-'))
  modules = await compileForRelay(folder, operations)
  screens = []
  for (const operation of operations)
    for (const variables of operation.asked)
      screens.push({ operation, variables, plain: await askPlainly(shop, operation.query, variables) })
})

afterAll(() => rm(folder, { recursive: true }))

/** Opens all screens one after another, then looks at each again: what a visitor sees who goes back. */
async function goBack(client: Keeping): Promise<Differences & { values: number }> {
  const found: Differences = { wrong: [], missing: [] }
  const note = (name: string, { wrong, missing }: Differences) => {
    found.wrong.push(...wrong.map((place) => `${name}${place}`))
    found.missing.push(...missing.map((place) => `${name}${place}`))
  }
  for (const { operation, variables, plain } of screens)
    note(`first ${operation.name}`, differences(await client.ask(operation, variables), plain))
  for (const { operation, variables, plain } of screens) {
    const { data, isWhole } = await client.read(operation, variables)
    const compared = differences(data, plain)
    note(operation.name, compared)
    if (!isWhole && compared.missing.length === 0) found.missing.push(`${operation.name}: not whole`)
  }
  return {
    wrong: told(found.wrong),
    missing: told(found.missing),
    values: screens.reduce((sum, { plain }) => sum + countValues(plain), 0),
  }
}

/** Each field once, with how often it was found and the first place. */
function told(places: readonly string[]): string[] {
  const fields = Map.groupBy(places, (place) => place.replace(/: .*/s, '').replace(/\.\d+(?=\.|$)/g, '[]'))
  return [...fields].map(([field, [first, ...others]]) => `${field} ×${others.length + 1}: ${first}`)
}

const nothing = { wrong: [], missing: [] }

test.concurrent('Apollo Client, as documented: every value is right, and all are there', async () => {
  const { values, ...found } = await goBack(apollo(shop, cacheOptions))
  expect(found).toEqual(nothing)
  expect(values).toBeGreaterThan(5000)
})

test.concurrent('Apollo Client, with a cache that was told nothing: no value is wrong', async () => {
  expect((await goBack(apollo(shop))).wrong).toEqual([])
})

test.concurrent('urql’s graphcache, as documented: every value is right, and all are there', async () => {
  expect(await goBack(await urql(shop))).toMatchObject(nothing)
})

test.concurrent('Relay, as documented: every value is right, and all are there', async () => {
  expect(await goBack(relay(shop, modules))).toMatchObject(nothing)
})

test.concurrent.each<[string, TypePolicies, RegExp]>([
  [
    'lines of a set that are kept by their product',
    { SolutionProduct: { keyFields: ['productId'] } },
    /quantity/,
  ],
  ['stock that is kept without its days', { Product: { fields: { stock: { keyArgs: false } } } }, /stock/],
])('wrong values are found: %s', async (_, typePolicies, what) => {
  const { wrong } = await goBack(apollo(shop, { typePolicies: typePolicies }))
  expect(wrong.join('\n')).toMatch(what)
})

test.concurrent('wrong values are found: Relay that takes an id for unique in the whole schema', async () => {
  expect((await goBack(relay(shop, modules, {}))).wrong.length).toBeGreaterThan(0)
})
