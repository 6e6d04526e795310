import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, periodRules, shortestPeriod } from '#gateway/rental/period.ts'
import { datesFromCookie, datesFromLink, isCookieBroken, rentDatesCookie, withoutDates } from './rentDates.ts'

const period = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 365 }))
  .map(([offset, days]) => shortestPeriod(addDays('2010-01-01', offset), days))

const encoded = (value: unknown) => `rentDates=${encodeURIComponent(JSON.stringify(value))}`

describe('the dates cookie', () => {
  test('reads back what was written, among other cookies', () => {
    fc.assert(
      fc.property(period, (dates) => {
        const [pair] = rentDatesCookie(dates).split(';')
        expect(datesFromCookie(`a=1; ${pair}; xrentDates=2`)).toEqual(dates)
      }),
    )
  })

  test('has the agreed shape', () => {
    const cookie = rentDatesCookie({ start: '2026-12-12', end: '2026-12-14' })
    expect(cookie).toContain('rentDates=%7B%22start%22%3A%222026-12-12%22%2C%22end%22%3A%222026-12-14%22%7D;')
    // Half a year.
    expect(cookie).toContain('Path=/; SameSite=Lax; Max-Age=15552000')
  })

  test('is read without URL encoding too', () => {
    const dates = { start: '2026-12-12', end: '2026-12-14' }
    expect(datesFromCookie(`rentDates=${JSON.stringify(dates)}`)).toEqual(dates)
  })

  test.each([
    ['empty', 'rentDates='],
    ['broken percent-encoding', 'rentDates=%E0%A4%A'],
    ['not JSON', 'rentDates=tomorrow'],
    ['cut off', encoded({ start: '2026-12-12', end: '2026-12-14' }).slice(0, -5)],
    ['null', encoded(null)],
    ['a list', encoded(['2026-12-12', '2026-12-14'])],
    ['numbers', encoded({ start: 20261212, end: 20261214 })],
    ['only a start', encoded({ start: '2026-12-12' })],
    ['reversed', encoded({ start: '2026-12-14', end: '2026-12-12' })],
    ['impossible days', encoded({ start: '2026-02-30', end: '2026-03-01' })],
    ['times', encoded({ start: '2026-12-12T10:00', end: '2026-12-14T10:00' })],
    ['a century', encoded({ start: '2026-01-01', end: '2099-01-01' })],
    ['inherited', 'rentDates={"__proto__":{"start":"2026-12-12","end":"2026-12-14"}}'],
    ['enormous', encoded({ start: '2026-12-12', end: '2026-12-14', more: 'x'.repeat(5000) })],
  ])('%s: no dates, and to be cleared', (_, cookie) => {
    expect(datesFromCookie(cookie)).toBeNull()
    expect(isCookieBroken(cookie)).toBe(true)
  })

  test('nothing but start and end comes through', () => {
    const cookie = 'rentDates={"start":"2026-12-12","end":"2026-12-14","__proto__":{"admin":true}}'
    const dates = datesFromCookie(cookie)
    expect(Object.keys(dates ?? {})).toEqual(['start', 'end'])
    expect(Object.getPrototypeOf(dates)).toBe(Object.prototype)
  })

  test('any text is either a period or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (text) => {
        expect(datesFromCookie(`rentDates=${text}`)).toBeNull()
      }),
    )
  })

  test('no cookie is not a broken one', () => {
    expect(isCookieBroken(undefined)).toBe(false)
    expect(isCookieBroken('cart=rentDates=1')).toBe(false)
  })
})

describe('dates in a link', () => {
  const rules = periodRules({ today: '2026-12-10', minOrderDays: 2 })

  test('are those that the link was made of, when they can be ordered', () => {
    fc.assert(
      fc.property(period, (dates) => {
        const search = { from: dates.start, to: dates.end }
        expect(datesFromLink(search, periodRules({ today: dates.start, minOrderDays: 1 }))).toEqual(dates)
      }),
    )
  })

  test.each([
    {},
    { from: '2026-12-20' },
    { from: '2026-12-20', to: '2026-12-18' },
    { from: '20.12.2026', to: '22.12.2026' },
    { from: '2026-12-09', to: '2026-12-12' },
    { from: '2026-12-20', to: '2026-12-20' },
    { from: '2026-12-20', to: '2099-12-20' },
  ])('%j is ignored', (search) => {
    expect(datesFromLink(search, rules)).toBeNull()
  })

  test('are removed from the URL when others are chosen, and nothing else is', () => {
    const address =
      'https://sutki.example/catalog?from=2026-12-12&sort=cheap&to=2026-12-14&brands=A&brands=B#top'
    expect(withoutDates(address)).toBe('/catalog?sort=cheap&brands=A&brands=B#top')
    expect(withoutDates('https://sutki.example/cart')).toBe('/cart')
  })
})
