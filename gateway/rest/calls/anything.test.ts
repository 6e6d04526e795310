import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product } from '../shapes/catalog.ts'
import { settings } from '../shapes/settings.ts'
import type { Call } from './call.ts'
import { CALLS } from './index.ts'

/** Values as hostile as JSON allows, besides the usual ones. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    'NaN',
    '-0',
    '1e999',
    -1,
    1e308,
    '__proto__',
    'javascript:alert(1)',
    '\u0000',
    '<script>',
    '..',
  ),
)

const PRODUCT = {
  id: 1,
  slug: 'stul',
  name: 'Стул',
  basicPricePerDay: 10,
  stocks: 5,
  brands: ['А'],
  images: [{ original: 'a.webp', caption: 'Стул' }],
  relatedProducts: [{ id: 2, price: 3 }],
}

describe('whatever a service sends', () => {
  test.each(Object.entries<Call>(CALLS))('%s is read without an exception', (_, { answer }) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(answer.read(value)).not.toBeUndefined()
      }),
    )
  })

  test('one bad field costs a product that field only', () => {
    const field = fc.constantFrom(...Object.keys(PRODUCT).filter((key) => key !== 'id' && key !== 'slug'))
    fc.assert(
      fc.property(field, anything, (key, value) => {
        const read = product.read({ ...PRODUCT, [key]: value })
        expect(read).toMatchObject({ id: '1', slug: 'stul' })
        const stock = read?.stock
        expect(stock === null || (Number.isInteger(stock) && Number(stock) >= 0)).toBe(true)
        for (const price of [read?.basicPricePerDay, read?.price, read?.additionalPricePerDay]) {
          expect(price === null || (Number.isFinite(price) && Number(price) >= 0)).toBe(true)
        }
        expect(JSON.stringify(read)).not.toMatch(/\[object|\\u0000/)
        expect(JSON.stringify([read?.images, read?.description])).not.toMatch(/javascript:|<script/)
      }),
    )
  })

  test('one bad part costs the settings that part only', () => {
    const part = fc.constantFrom('header', 'footer', 'delivery', 'order', 'workingHours', 'workingWithUs')
    fc.assert(
      fc.property(part, anything, (key, value) => {
        const read = settings.read({ minOrderDays: 2, header: {}, [key]: value })
        expect(read?.minOrderDays).toBe(2)
        expect(Array.isArray(read?.header.navigation) && Array.isArray(read?.footer.topLinks)).toBe(true)
      }),
    )
  })
})
