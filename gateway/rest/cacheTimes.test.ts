import { expect, test } from 'vitest'
import { FILTERS } from './calls/params.ts'
import { toJob } from './job.ts'

const OPTIONS = {
  servicePaths: { catalog: '', content: '', product: '', notifications: '' },
  cache: true,
}

const filters: Record<keyof typeof FILTERS, { value: unknown; store: string | undefined }> = {
  search: { value: 'стул', store: undefined },
  brands: { value: ['Норрвик'], store: 'visitors' },
  category: { value: 'stulya', store: 'shop' },
  inStock: { value: true, store: 'shop' },
  maxPrice: { value: 900, store: 'visitors' },
  minPrice: { value: 100, store: 'visitors' },
  volumes: { value: ['0,3 л'], store: 'visitors' },
  period: { value: { start: '2026-12-12', end: '2026-12-14' }, store: 'visitors' },
  ids: { value: ['1'], store: 'visitors' },
  categoryIds: { value: ['1'], store: 'visitors' },
  excludedIds: { value: ['1'], store: 'visitors' },
  excludedCategory: { value: 'stulya', store: 'visitors' },
  withRelated: { value: true, store: 'shop' },
  assortments: { value: ['osen'], store: 'shop' },
}

const names = Object.keys(FILTERS) as (keyof typeof FILTERS)[]

test.each(names)('what the filter %s narrows is kept where its values belong', (name) => {
  const { value, store } = filters[name]
  const request = { requestId: 'r', isOwnPage: true }
  const { plan, path, isDated } = toJob('products', { params: { [name]: value } }, request, OPTIONS)
  expect(path.split('&').length).toBeGreaterThan(4)
  expect(plan?.store).toBe(store)
  expect(isDated).toBe(name === 'period')
})
