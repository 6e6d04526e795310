import { expect, test } from 'vitest'
import { eachDay, isDay, periodDays } from './data/days.ts'
import { Parameters, splitList } from './parameters.ts'

const read = (query: string) => new Parameters(new URLSearchParams(query))

test.each([
  ['a,b', ['a', 'b']],
  [String.raw`0\,3 л,50 л`, ['0,3 л', '50 л']],
  [String.raw`a\\,b`, ['a\\', 'b']],
  [String.raw`a\\\,b`, ['a\\,b']],
  [' a , ,a,', ['a']],
  ['a\\', ['a\\']],
  [',', []],
  ['"a",\n', ['"a"']],
])('a list is split at the commas that are not escaped: %s', (list, values) => {
  expect(splitList(list)).toEqual(values)
})

test('numbers are whole, not below the minimum, and capped', () => {
  expect(read('').paging()).toEqual({ limit: 20, offset: 0 })
  expect(read('page=3&limit=7').paging()).toEqual({ limit: 7, offset: 14 })
  expect(read('limit=5000').paging()).toEqual({ limit: 100, offset: 0 })
  for (const query of [
    'page=-1',
    'page=0',
    'limit=0',
    'limit=1e9',
    'limit=1.5',
    'page=NaN',
    'limit=%00',
    'page=x',
  ])
    expect(() => read(query).paging(), query).toThrow(/целое число/)
})

test('prices are read in roubles', () => {
  expect(read('p=12.34').kopecks('p')).toBe(1234)
  expect(read('p=1e%2B21').kopecks('p')).toBe(100_000_000_000_000)
  expect(read('p=-5').kopecks('p')).toBe(-100)
  expect(read('p=').kopecks('p')).toBeNull()
  for (const price of ['x', '0x10', 'Infinity', '1,5', ' '])
    expect(() => read(`p=${encodeURIComponent(price)}`).kopecks('p'), price).toThrow(/цена/)
})

test('a sort is one of those offered, whatever the names of an object are', () => {
  const columns = { priority: 'p.priority' }
  expect(read('').sort(columns, 'priority')).toEqual({ by: 'p.priority', direction: 'DESC' })
  expect(read('order_dir=asc').sort(columns, 'priority')).toEqual({ by: 'p.priority', direction: 'ASC' })
  for (const query of ['order_by=constructor', 'order_by=__proto__', 'order_by=1;DROP', 'order_dir=up'])
    expect(() => read(query).sort(columns, 'priority'), query).toThrow()
})

test('a period is two real days in their order', () => {
  expect(read('').period()).toBeNull()
  const query = 'reservation_start_at=2026-12-12&reservation_end_at=2026-12-12'
  expect(read(query).period()).toEqual({ start: '2026-12-12', end: '2026-12-12' })
  for (const [start, end] of [
    ['2026-12-12', ''],
    ['', '2026-12-12'],
    ['2026-12-13', '2026-12-12'],
    ['2026-02-30', '2026-03-02'],
    ['2026-12-12T00:00', '2026-12-13'],
  ])
    expect(() => read(`reservation_start_at=${start}&reservation_end_at=${end}`).period()).toThrow()
})

test('days are counted with both ends, over months and leap days', () => {
  expect(periodDays({ start: '2028-02-28', end: '2028-03-01' })).toBe(3)
  expect(eachDay({ start: '2028-02-28', end: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(isDay('2027-02-29')).toBe(false)
  expect(isDay('+02026-1-1')).toBe(false)
})
