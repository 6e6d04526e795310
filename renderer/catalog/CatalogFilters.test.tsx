import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CatalogFilters } from './CatalogFilters.tsx'
import { readCatalogUrl } from './catalogUrl.ts'
import type { Facets } from './listing.ts'

const NOTHING_CHOSEN = readCatalogUrl({})

const nothing: Facets = { minPrice: null, maxPrice: null, brands: [], volumes: [], categories: [] }
const brands = Array.from({ length: 12 }, (_, index) => ({
  value: `brand${index}`,
  label: `Бренд ${index}`,
  count: index,
}))

describe('CatalogFilters', () => {
  test('shows no block without a choice', () => {
    const html = render({})
    expect(html).toContain('Только в наличии')
    for (const title of ['Цена за сутки', 'Бренды', 'Объём', 'Категория']) expect(html).not.toContain(title)
  })

  test.each([
    [0, 0],
    [100, 100],
    [100, null],
    [500, 100],
  ])('shows no price between %s and %s: there is nothing to choose', (minPrice, maxPrice) => {
    expect(render({ minPrice, maxPrice })).not.toContain('min_price')
  })

  test('puts the largest brands first and folds a long list, but never a chosen one', () => {
    const html = render({ brands }, { brands: ['brand0'] })
    expect(html).toContain('Ещё 4\u00A0бренда')
    const [seen, folded] = html.split('<details>')
    expect(seen).toContain('Бренд 5')
    expect(seen).not.toContain('Бренд 4')
    expect(folded).toContain('Бренд 4')
    expect(html).toMatch(/value="brand0"[^>]*checked|checked[^>]*value="brand0"/)
  })

  test('keeps what is chosen in sight where nothing is found any more', () => {
    const html = render({ minPrice: 100, maxPrice: 4900 }, { brands: ['Верандея'], minPrice: 5000 })
    expect(html).toMatch(/value="Верандея"[^>]*checked|checked[^>]*value="Верандея"/)
    expect(html).toMatch(/placeholder="5.000"/)
    expect(render({}, { minPrice: 5000, volumes: ['19 л'] })).toContain('19 л')
  })

  test('submits every choice of the form under its URL parameter', () => {
    const html = render(
      { minPrice: 15, maxPrice: 9000, brands, volumes: [{ value: '0,3 л', label: '0,3 л', count: 2 }] },
      { volumes: ['0,3 л'] },
    )
    for (const name of ['min_price', 'max_price', 'in_stock', 'brands', 'volumes']) {
      expect(html).toContain(`name="${name}"`)
    }
    expect(html).toContain('<input type="hidden" name="volumes" value="0,3 л"/>')
  })

  test('offers categories only where the page fixes none', () => {
    const categories = [
      { value: 'stulya', label: 'Стулья', count: 1 },
      { value: 'stoly', label: 'Столы', count: 1 },
    ]
    expect(render({ categories })).toContain('Столы')
    expect(render({ categories }, {}, false)).not.toContain('Столы')
  })
})

function render(facets: Partial<Facets>, state: Partial<typeof NOTHING_CHOSEN> = {}, withCategories = true) {
  return renderToStaticMarkup(
    <CatalogFilters
      facets={{ ...nothing, ...facets }}
      state={{ ...NOTHING_CHOSEN, ...state }}
      withCategories={withCategories}
      onChange={() => {}}
    />,
  )
}
