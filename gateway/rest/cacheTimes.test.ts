import { expect, test } from 'vitest'
import { FILTERS, isParam } from './calls/params.ts'
import { toJob } from './job.ts'

const OPTIONS = {
  servicePaths: { catalog: '', content: '', product: '', notifications: '' },
  cache: true,
}

const SAMPLES: Record<string, unknown> = { array: ['1'], boolean: true, number: 100, string: 'стул' }

const filters = Object.entries(FILTERS)

test.each(filters)('what the filter %s narrows is kept where its values belong', (name, param) => {
  const type = isParam(param) && String(param.schema.type)
  // Flags and slugs are few and the shop's own; what else a visitor chooses is kept apart from them.
  const isShops = type === 'boolean' || name === 'category' || name === 'assortments'
  const value = type ? SAMPLES[type] : { start: '2026-12-12', end: '2026-12-14' }
  const request = { requestId: 'r', isOwnPage: true }
  const { plan, path, isDated } = toJob('products', { params: { [name]: value } }, request, OPTIONS)
  expect(path.split('&').length).toBeGreaterThan(4)
  expect(plan?.store).toBe(name === 'search' ? undefined : isShops ? 'shop' : 'visitors')
  expect(isDated).toBe(name === 'period')
})
