import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AddressParams,
  type CatalogState,
  catalogSearch,
  FLAGS,
  flagsOf,
  productFilter,
  readCatalogUrl,
} from './catalogUrl.ts'

const NOTHING_CHOSEN = {
  ...flagsOf(false),
  category: null,
  brands: [],
  volumes: [],
  minPrice: null,
  maxPrice: null,
  sort: 'POPULAR',
  page: 1,
  pages: 1,
} as CatalogState

const read = (query: string) => readCatalogUrl(paramsOf(query))

describe('readCatalogUrl', () => {
  test('reads every filter, the order and the page', () => {
    expect(
      read(
        '?category=stulya&brands=Norrvik&brands=Кубарт&volumes=0,3 л&min_price=40&max_price=6000&in_stock=1&sort=cheapest&page=3-5',
      ),
    ).toEqual({
      ...NOTHING_CHOSEN,
      category: 'stulya',
      brands: ['Norrvik', 'Кубарт'],
      volumes: ['0,3 л'],
      minPrice: 40,
      maxPrice: 6000,
      inStock: true,
      sort: 'CHEAPEST',
      page: 3,
      pages: 3,
    })
  })

  test.each([
    '',
    '?page=-1',
    '?page=0',
    '?page=1.5',
    '?page=1e9',
    '?page=NaN',
    '?limit=1e9',
    '?sort=unknown',
    '?sort=__proto__',
    '?min_price=-5',
    '?max_price=1e400',
    '?min_price=Infinity&max_price=abc',
    '?in_stock=maybe',
    '?in_stock=',
    '?category=&brands=&volumes=%20',
    '?brands=%00&category=a%0d%0ab',
    '?utm_source=mail',
    '?__proto__=1&constructor=2',
  ])('reads %j as nothing chosen', (query) => {
    expect(read(query)).toEqual(NOTHING_CHOSEN)
  })

  test('understands prices as people type them and turns a reversed range round', () => {
    expect(read('?min_price=6 000&max_price=40,4')).toMatchObject({ minPrice: 40, maxPrice: 6000 })
    expect(read('?min_price=40&max_price=40')).toMatchObject({ minPrice: 40, maxPrice: 40 })
  })

  test('takes the last of a single value that is repeated', () => {
    expect(read('?page=2&page=5&sort=cheapest&sort=most_expensive')).toMatchObject({
      page: 5,
      pages: 1,
      sort: 'MOST_EXPENSIVE',
    })
  })

  test('keeps lists short and without repetitions, however many parameters there are', () => {
    const query = Array.from({ length: 3000 }, (_, index) => `brands=b${index % 40}`).join('&')
    expect(read(`?${query}`).brands).toHaveLength(40)
    const other = Array.from({ length: 3000 }, (_, index) => `brands=b${index}`).join('&')
    expect(read(`?${other}`).brands).toHaveLength(50)
    expect(read(`?brands=${'я'.repeat(5000)}`).brands[0]).toHaveLength(100)
    expect(read(`?brands=${'я'.repeat(99)}🪑`).brands[0]).toBe('я'.repeat(99))
  })

  test('gives one state for one choice, in whatever order it is written', () => {
    expect(read('?brands=a&brands=b')).toEqual(read('?brands=b&brands=a'))
  })

  test('never throws and never lets a value through that is not a choice', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'binary' }))), (params) => {
        const state = readCatalogUrl(params)
        expect(state.page).toBeGreaterThanOrEqual(1)
        expect([...state.brands, ...state.volumes].every((text) => text.trim() !== '')).toBe(true)
      }),
    )
  })
})

describe('catalogSearch', () => {
  test('leaves out what is not chosen', () => {
    expect(catalogSearch(NOTHING_CHOSEN)).toBe('')
    expect(catalogSearch({ ...NOTHING_CHOSEN, page: 2 })).toBe('?page=2')
  })

  test('writes what is read back as the same choice', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 100 })
      .map((value) => value.trim())
      .filter(isReadable)
    const list = fc.uniqueArray(text, { maxLength: 10 }).map((values) => values.sort())
    const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }))
    const state = fc.record({
      category: fc.option(text),
      brands: list,
      volumes: list,
      minPrice: price,
      maxPrice: fc.constant(null),
      sort: fc.constantFrom('POPULAR' as const, 'CHEAPEST' as const, 'MOST_EXPENSIVE' as const),
      page: fc.integer({ min: 1, max: 10_000 }),
      pages: fc.integer({ min: 1, max: 10 }),
    })
    fc.assert(
      fc.property(state, fc.subarray([...FLAGS]), (others, flags) => {
        const chosen = { ...NOTHING_CHOSEN, ...others, ...flagsOf(true, flags) }
        expect(read(catalogSearch(chosen))).toEqual(chosen)
      }),
    )
  })
})

describe('productFilter', () => {
  const period = { start: '2026-12-12', end: '2026-12-14' }

  test('sends only what is chosen', () => {
    expect(productFilter(NOTHING_CHOSEN, {}, null)).toEqual({})
    expect(productFilter(NOTHING_CHOSEN, { search: 'стул' }, period)).toEqual({ search: 'стул', period })
  })

  test('keeps the category of the page, whatever the URL says', () => {
    const state = { ...NOTHING_CHOSEN, category: 'stoly', brands: ['Norrvik'], inStock: true }
    expect(productFilter(state, { category: 'stulya' }, null)).toEqual({
      category: 'stulya',
      brands: ['Norrvik'],
      inStock: true,
    })
    expect(productFilter(state, {}, null).category).toBe('stoly')
  })
})

function paramsOf(query: string): AddressParams {
  const params = new URLSearchParams(query)
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
}

function isReadable(text: string): boolean {
  return text !== '' && !/\p{Cc}/u.test(text)
}
