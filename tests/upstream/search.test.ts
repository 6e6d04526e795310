import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/upstream/data/database.ts'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { productIndex } from '../../server/upstream/search/productIndex.ts'
import { readSearch } from '../../server/upstream/search/readSearch.ts'
import { seed } from '../../server/upstream/seed.ts'
import { seededDir } from '../support/seededDir.ts'
import { CATALOG, clientOf, temporaryDir } from './services.ts'

let services: Awaited<ReturnType<typeof createUpstreamServer>>

beforeAll(async () => {
  services = await createUpstreamServer({ dataDir: await seededDir() })
})
afterAll(() => services.close())

async function search(typed: string, more: Record<string, string> = {}) {
  const { get } = clientOf(services.url)
  const query = { search: typed, limit: '100', ...more }
  const { body, status } = await get(`${CATALOG}/products`, query)
  const filters = (await get(`${CATALOG}/products/filters`, query)).body.result
  expect(status).toBe(200)
  expect(filters?.total).toBe(body.result?.total)
  expect(filters?.searched_for).toBe(body.result?.searched_for)
  return {
    ...body.result,
    searched_for: body.result?.searched_for,
    names: (body.result?.data ?? []).map(({ name }) => name),
  }
}

test.each([
  ['стул', /^Стул/, 12],
  ['стол', /^Стол /, 7],
  ['микрофон', /^Радиомикрофон/, 1],
  ['колонка', /^Колонка/, 1],
  ['стойка', /стойка|^Стойка/, 5],
  ['свет', /Прожектор|Гирлянда|Проектор|голова/, 4],
  ['стул norrvik', /^Стул/, 6],
])('what answers %s best stands before what only mentions it', async (typed, best, count) => {
  const { names } = await search(typed)
  expect(names.slice(0, count).filter((name) => !best.test(name))).toEqual([])
})

test('equally good answers stand in order of popularity, and another sort is kept to', async () => {
  const { data = [] } = await search('стул')
  const chairs = data.filter(({ name }) => /^Стул/.test(name)).map(({ priority }) => Number(priority))
  expect(chairs).toEqual(chairs.toSorted((one, other) => other - one))
  const cheapest = (await search('стул', { order_by: 'basic_price_per_day', order_dir: 'asc' })).data ?? []
  const prices = cheapest.map(({ basicPricePerDay }) => Number(basicPricePerDay))
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(cheapest.map(({ id }) => id).toSorted()).toEqual(data.map(({ id }) => id).toSorted())
})

test.each([{}, { max_price: '2000', in_stock: 'true' }])(
  'page after page gives everything once: %j',
  async (narrowed) => {
    const whole = await search('стол и стул', narrowed)
    const pages: string[] = []
    for (let page = 1; pages.length < (whole.total ?? 0); page++) {
      const { names } = await search('стол и стул', { ...narrowed, limit: '7', page: String(page) })
      expect(names.length).toBeGreaterThan(0)
      pages.push(...names)
    }
    expect(whole.total).toBeGreaterThan(14)
    expect(pages).toEqual(whole.names)
  },
)

test.each([
  ['стлуья', 'стулья', /^Стул/],
  ['мкирофон', 'микрофон', /^Радиомикрофон/],
  ['белый стлу', 'белый стул', /^Стул/],
  ['столскладной', 'стол складной', /^Стол складной/],
  ['электрогенератор', 'генератор', /^Генератор/],
])('%s is taken for «%s», and the answer says so', async (typed, meant, first) => {
  const { searched_for, names } = await search(typed)
  expect(searched_for).toBe(meant)
  expect(names[0]).toMatch(first)
})

test.each([
  ['красный диван', 'диван', /^Диван/],
  ['красный бархатный диван', 'бархатный диван', /^Диван «Честер»/],
  ['снежная пушка', 'пушка', /^Тепловая пушка/],
  ['шатер 7x7', 'шатер', /^Шатёр/],
])('nothing has all of %s: «%s» is looked for, and the answer says so', async (typed, left, first) => {
  const { searched_for, names } = await search(typed)
  expect(searched_for).toBe(left)
  expect(names[0]).toMatch(first)
})

test.each(['нет такого слова', 'пушка для вертолётного туалета xyz', 'вертолёт туалет'])(
  '%s: less than half of the words is no answer',
  async (typed) => {
    const { searched_for, total } = await search(typed.replace(' для', ''))
    expect({ searched_for, total }).toEqual({ searched_for: undefined, total: 0 })
  },
)

test.each([
  ['стулья на свадьбу', /^Стул «Кьявари», золото/, 16],
  ['звук на свадьбу', /^Колонка/, 9],
  ['экран для проектора', /^Экран/, 2],
  ['стойка для колонки', /^Стойка для колонки/, 5],
])('%s: what it is for decides the order, not what is found', async (typed, first, least) => {
  const { searched_for, names } = await search(typed)
  expect(searched_for).toBeUndefined()
  expect(names[0]).toMatch(first)
  expect(names.length).toBeGreaterThanOrEqual(least)
})

test.each([
  ['пуфик', /^Пуф-куб/],
  ['детские стульчики', /^Стул детский/],
  ['фуршетный стол', /^Стол коктейльный/],
  ['диван зелёный', /^Диван «Честер»/],
])('%s is a form of what there is', async (typed, first) => {
  const { searched_for, names } = await search(typed)
  expect(searched_for).toBeUndefined()
  expect(names[0]).toMatch(first)
})

test('a price among the words is a bound, alone it is the search', async () => {
  const prices = async (typed: string, more = {}) =>
    ((await search(typed, more)).data ?? []).map(({ basicPricePerDay }) => Number(basicPricePerDay))
  expect(Math.max(...(await prices('стулья до 500 рублей')))).toBeLessThanOrEqual(500)
  expect((await prices('стулья до 500 рублей')).length).toBeGreaterThan(5)
  expect((await prices('до 500 рублей')).length).toBeGreaterThan(20)
  expect(Math.min(...(await prices('от 5000 до 10000 рублей')))).toBeGreaterThanOrEqual(5000)
  const cheap = (await prices('дешёвые стулья')).slice(0, 10)
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other))
})

test.each([
  'стульев',
  'норрвик',
  'shater',
  '5x5',
  'палатка',
  'стол и стул',
  'сту',
  'вертолёт',
  '"стлуья"',
  '12"',
])('of %s nothing is said: these are the visitor’s own words', async (typed) => {
  expect((await search(typed)).searched_for).toBeUndefined()
})

test('a word in straight quotes is searched as it is', async () => {
  expect((await search('"стлуья"')).total).toBe(0)
  expect((await search('"стулья"')).total).toBeGreaterThan(10)
})

const HOSTILE = [
  ...'" "*" стул" NEAR(стул) {thing}:стул thing:стул* ^стул a\u0000b 👩‍👩‍👧 \ud800 ___ () и для 5x 5x5x5x5x5x5 0,,,5 1e309 ٣٤ ﬁǅẞİ'.split(
    ' ',
  ),
  "' OR 1=1 --",
  'стул AND NOT стол',
  'ё'.repeat(5000),
  '5x'.repeat(2000),
  '9'.repeat(1000),
  'стлу '.repeat(500),
  '"'.repeat(500),
  ' \t\r\n ',
]

test('no text makes a search fail', async () => {
  for (const typed of [...HOSTILE, ...randomTexts(60)]) await search(typed, { limit: '3' })
})

const LETTERS = [...'стулокрфmnxv0123456789 "\'*():{}^-+.,×ёЖ₽\u0000\u0301🪑\ud800']

/** Always the same texts, of everything that may break an expression or a tokenizer. */
function randomTexts(count: number): string[] {
  let state = 20_261_122
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(30) }, () => LETTERS[next(LETTERS.length)]).join(''),
  )
}

test('however long the text is, correcting it takes a bounded number of lookups', () => {
  const database = openDatabase(temporaryDir())
  onTestFinished(() => database.close())
  seed(database)
  const index = productIndex(database)
  let lookups = 0
  const counted = {
    ...index,
    find: (word: Parameters<typeof index.find>[0]) => {
      lookups++
      return index.find(word)
    },
  }
  readSearch(counted, 'стлуья')
  expect(lookups).toBeLessThan(20)
  lookups = 0
  const words = Array.from({ length: 400 }, (_, index) => `ъъщжфгхц${index}ъъъъъъъъъъъъъъъъъъъъъ`)
  readSearch(counted, words.join(' '))
  expect(lookups).toBeLessThan(150)
})
