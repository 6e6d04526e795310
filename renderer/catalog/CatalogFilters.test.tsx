import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CatalogFilters } from './CatalogFilters.tsx'
import { readCatalogAddress } from './catalogAddress.ts'
import type { Facets } from './listing.ts'

const NOTHING_CHOSEN = readCatalogAddress({})

const nothing: Facets = { minPrice: null, maxPrice: null, brands: [], volumes: [], categories: [] }
const brands = Array.from({ length: 12 }, (_, index) => ({
  value: `brand${index}`,
  label: `Бренд ${index}`,
  count: index,
}))

describe('CatalogFilters', () => {
  it('shows no block without a choice', () => {
    const html = render({})
    expect(html).toContain('Только в наличии')
    for (const title of ['Цена за сутки', 'Бренды', 'Объём', 'Категория']) expect(html).not.toContain(title)
  })

  it.each([
    [0, 0],
    [100, 100],
    [100, null],
    [500, 100],
  ])('shows no price between %s and %s: there is nothing to choose', (minPrice, maxPrice) => {
    expect(render({ minPrice, maxPrice })).not.toContain('min_price')
  })

  it('folds a long list of brands, but never a chosen one', () => {
    const html = render({ brands }, { brands: ['brand11'] })
    expect(html).toContain('Ещё 4')
    expect(html).toContain('Бренд 6')
    expect(html).not.toContain('Бренд 7')
    expect(html).toMatch(/value="brand11"[^>]*checked|checked[^>]*value="brand11"/)
  })

  it('sends every choice of the form under the name of the address', () => {
    const html = render(
      { minPrice: 15, maxPrice: 9000, brands, volumes: [{ value: '0,3 л', label: '0,3 л', count: 2 }] },
      { volumes: ['0,3 л'] },
    )
    for (const name of ['min_price', 'max_price', 'in_stock', 'brands', 'volumes']) {
      expect(html).toContain(`name="${name}"`)
    }
    expect(html).toContain('<input type="hidden" name="volumes" value="0,3 л"/>')
  })

  it('offers categories only where the page fixes none', () => {
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
