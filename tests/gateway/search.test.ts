import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SPELLINGS } from './spellings.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => void gateway.seen())

const QUERY = `query Search($filter: ProductFilter, $page: Int) {
  products(filter: $filter, page: $page, limit: 5) { items { name } total searchedFor }
  productFilters(filter: $filter) { total brands { value } }
}`

type Found = {
  products: { items: { name: string }[]; total: number; searchedFor: string | null }
  productFilters: { total: number; brands: { value: string }[] }
}

async function search(text: string, more: object = {}, page = 1) {
  const variables = { filter: { search: text, ...more }, page }
  const { data, errors } = await gateway.ask<Found>(QUERY, variables)
  expect(errors).toBeUndefined()
  if (!data) throw new Error('no data')
  return {
    ...data.products,
    names: data.products.items.map(({ name }) => name),
    filters: data.productFilters,
  }
}

const LEAST_UNDERSTOOD = 57

test(`of ${SPELLINGS.length} spellings at least ${LEAST_UNDERSTOOD} give the right thing first`, async () => {
  expect(SPELLINGS).toHaveLength(60)
  const misses: string[] = []
  for (const [typed, first] of SPELLINGS) {
    const { names } = await search(typed)
    if (!first.test(names[0] ?? '')) misses.push(`${typed} → ${names[0] ?? 'nothing'}`)
  }
  console.log(`${SPELLINGS.length - misses.length} of ${SPELLINGS.length} spellings understood`, misses)
  expect(SPELLINGS.length - misses.length).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD)
})

test.each([
  ['cnekmz', 'стулья'],
  ['стлуья', 'стулья'],
  ['cnkemz', 'стулья'],
])('%s is searched as «%s», and the choices are those of the same words', async (typed, meant) => {
  const found = await search(typed)
  const asMeant = await search(meant)
  expect(found.searchedFor).toBe(meant)
  expect(asMeant.searchedFor).toBeNull()
  expect(found.names).toEqual(asMeant.names)
  expect(found.filters).toEqual(asMeant.filters)
})

test('of a word that is begun on the other layout the whole word is shown', async () => {
  expect((await search('cnekm')).searchedFor).toBe('стулья')
})

const callsFor = (path: string) => gateway.seen().filter((call) => call.startsWith(`GET ${path}?`))

test('a search that finds something is one call, one that does not is two', async () => {
  await search('стулья')
  expect(callsFor('/v2/products')).toHaveLength(1)
  await search('cnekmz')
  expect(callsFor('/v2/products')).toHaveLength(2)
  await search('павлин')
  expect(callsFor('/v2/products')).toHaveLength(1)
  await search('gfdkby')
  expect(callsFor('/v2/products')).toHaveLength(2)
  await search('"cnekmz"')
  expect(callsFor('/v2/products')).toHaveLength(1)
})

test('words in straight quotes find only themselves', async () => {
  expect(await search('"cnekmz"')).toMatchObject({ names: [], searchedFor: null })
  expect(await search('"стлуья"')).toMatchObject({ names: [], searchedFor: null })
})

test('every page of a search says what was searched, past the last one nothing changes', async () => {
  expect((await search('cnekmz', {}, 2)).searchedFor).toBe('стулья')
  expect(await search('стулья', {}, 9)).toMatchObject({ names: [], searchedFor: null })
})

test('a search is sent on in one form', async () => {
  await search('  шатёр   5х5 ')
  expect(callsFor('/v2/products')[0]).toContain('search=шатёр 5 × 5')
})

test('a failure of the second call leaves the first answer', async () => {
  gateway.services.fail({ path: new RegExp(encodeURIComponent('стулья')) }, { status: 500 })
  expect(await search('cnekmz')).toMatchObject({ names: [], searchedFor: null })
  gateway.services.heal()
})
