import { describe, expect, test } from 'vitest'
import { activeFilters, withoutFilters } from './activeFilterList.ts'
import { readCatalogUrl } from './catalogUrl.ts'

const NOTHING_CHOSEN = readCatalogUrl({})

const everything = {
  ...NOTHING_CHOSEN,
  category: 'stulya',
  brands: ['Norrvik', 'Кубарт'],
  volumes: ['0,3 л'],
  minPrice: 40,
  maxPrice: 6000,
  inStock: true,
}

describe('activeFilters', () => {
  test('names every chosen filter', () => {
    expect(activeFilters(everything, 'Стулья').map(({ title }) => title)).toEqual([
      'от 40 до 6\u202F000\u00A0₽',
      'Только в наличии',
      'Norrvik',
      'Кубарт',
      '0,3 л',
      'Стулья',
    ])
    expect(activeFilters(NOTHING_CHOSEN)).toEqual([])
  })

  test.each([
    [40, null, 'от 40\u00A0₽'],
    [null, 6000, 'до 6\u202F000\u00A0₽'],
  ])('names a price range that is open at one end (%s–%s)', (minPrice, maxPrice, title) => {
    expect(activeFilters({ ...NOTHING_CHOSEN, minPrice, maxPrice })[0]?.title).toBe(title)
  })

  test('takes one filter away and leaves the others', () => {
    for (const { title, removal } of activeFilters(everything)) {
      const left = activeFilters({ ...everything, ...removal }).map((filter) => filter.title)
      expect(left).toHaveLength(5)
      expect(left).not.toContain(title)
    }
    expect(activeFilters({ ...everything, ...withoutFilters })).toEqual([])
  })
})
