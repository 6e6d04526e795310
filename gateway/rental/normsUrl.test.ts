import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitsForGuests } from './norms.ts'
import { type ChosenNorm, normsParams, type ProductNorm, readGuests, readNorms, readSet } from './normsUrl.ts'
import { MAX_GUESTS, MAX_QUANTITY } from './quantity.ts'

const chairs: ProductNorm = { productSlug: 'chair', units: 1, guests: 1, spare: 5, spareAtLeast: 4 }
const tables: ProductNorm = { productSlug: 'table', units: 1, guests: 10, spare: 0, spareAtLeast: 0 }
const stated = [chairs, tables]

const chosen = (norm: ProductNorm, more: Partial<ChosenNorm> = {}): ChosenNorm => ({
  ...norm,
  own: null,
  ...more,
})
const asStated = stated.map((norm) => chosen(norm))

describe('the parameters of what guests need', () => {
  test('hold only what differs from the norms of the company', () => {
    expect(String(normsParams({ guests: 60, set: 0, norms: asStated }, stated))).toBe('guests=60')
    const norms = [
      chosen(chairs, { units: 1.5, spare: 0, spareAtLeast: 0 }),
      chosen(tables, { guests: 8, own: 9 }),
    ]
    expect(String(normsParams({ guests: 61, set: 1, norms }, stated))).toBe(
      'guests=61&set=1&n1.chair=1.5&s1.chair=0&n1.table=8&q1.table=9',
    )
  })

  test('hold no own number that the norm says as well', () => {
    const norms = [chosen(chairs, { own: 64 }), chosen(tables, { own: 0 })]
    expect(String(normsParams({ guests: 60, set: 0, norms }, stated))).toBe('guests=60&q0.table=0')
  })

  test('say the same when they are read as when they were written', () => {
    const changed = fc.record({
      units: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      guests: fc.integer({ min: 1, max: 100 }),
      spare: fc.integer({ min: 0, max: 100 }),
      own: fc.option(fc.integer({ min: 0, max: MAX_QUANTITY })),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_GUESTS }),
        fc.nat({ max: 3 }),
        changed,
        (guests, set, now) => {
          const spareAtLeast = now.spare === chairs.spare ? chairs.spareAtLeast : 0
          const norms = [
            chosen(chairs, { units: now.units, spare: now.spare, spareAtLeast }),
            chosen(tables, { guests: now.guests, own: now.own }),
          ]
          const params = Object.fromEntries(normsParams({ guests, set, norms }, stated))
          expect([readGuests(params, 1), readSet(params, 4)]).toEqual([guests, set])
          const count = (list: readonly ChosenNorm[]) =>
            list.map((norm) => norm.own ?? unitsForGuests(norm, guests))
          expect(count(readNorms(params, set, stated))).toEqual(count(norms))
        },
      ),
    )
  })

  test('take what the plain form sends: all fields, with a comma', () => {
    const params = { guests: '60', 'n0.chair': '1,5', 's0.chair': '5', 'n0.table': '10', 's0.table': '0' }
    expect(readNorms(params, 0, stated)).toEqual([chosen(chairs, { units: 1.5 }), chosen(tables)])
  })

  test('numbers of another set are left alone', () => {
    expect(readNorms({ 'n0.chair': '2', 'q0.chair': '2' }, 1, stated)).toEqual(asStated)
  })

  test('spare units that the visitor names are just those', () => {
    expect(readNorms({ 's0.chair': '0' }, 0, stated)[0]).toEqual(
      chosen(chairs, { spare: 0, spareAtLeast: 0 }),
    )
  })

  test('a number of its own is a quantity, or none', () => {
    const own = (text: string) => readNorms({ 'q0.chair': text }, 0, stated)[0]?.own
    expect([own('70'), own('0'), own('9999'), own('10000'), own('7.5'), own('')]).toEqual([
      70,
      0,
      9999,
      null,
      null,
      null,
    ])
  })

  test.each(['-1', '1e9', '101', '1.555', 'NaN', '', ' ', '1;2', '٣', '__proto__', '9'.repeat(5000)])(
    '%j is as the company states it',
    (text) => {
      const params = { guests: text, set: text, 'n0.chair': text, 's0.chair': text, 'n0.table': text }
      const [chair, table] = readNorms(params, 0, stated)
      expect([chair, table]).toEqual(asStated)
      expect(readSet(params, 4)).toBe(0)
    },
  )

  test.each(['0', '-1', '1.5', '10000', 'sixty', '', '1e3x'])('%j is no number of guests', (text) => {
    expect(readGuests({ guests: text }, 60)).toBe(60)
  })

  test('inherited names are no parameters', () => {
    expect(readNorms(Object.create({ 'n0.chair': '7' }), 0, stated)).toEqual(asStated)
  })
})
