import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisonUrl, MAX_COMPARED } from '#renderer/page/paths.ts'
import { comparedRows, readCompared } from './comparison.ts'

const read = (url: string) => {
  const { searchParams } = new URL(url, 'https://shop.example')
  return readCompared({ compare: searchParams.getAll('compare') })
}

test('a URL names up to four things, each once', () => {
  expect(read('/favourites?compare=101&compare=102&compare=101')).toEqual(['101', '102'])
  expect(read('/favourites?compare=1&compare=2&compare=3&compare=4&compare=5')).toEqual(['1', '2', '3', '4'])
})

test.each([
  '/favourites',
  '/favourites?compare=',
  '/favourites?compare=%00&compare=a%0Ab',
  `/favourites?compare=${'7'.repeat(201)}`,
])('nothing is compared by %s', (url) => expect(read(url)).toEqual([]))

test('what is no list of parameters names nothing', () => {
  expect(readCompared({})).toEqual([])
  expect(readCompared(JSON.parse('{"__proto__":{"compare":["1","2"]}}'))).toEqual([])
})

test('what is written is read again, whatever the ids are', () => {
  const id = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => !/\p{Cc}/u.test(text))
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: MAX_COMPARED }), (ids) => {
      expect(read(comparisonUrl(ids))).toEqual(ids)
    }),
  )
})

test('without anything to compare the URL is that of the favourites', () => {
  expect(comparisonUrl([])).toBe('/favourites')
})

test('details stand side by side: in the order in which they are met, with a gap where a product says nothing', () => {
  const table = [
    { name: 'Диаметр', value: '150 см' },
    { name: 'Высота', value: '75 см' },
  ]
  const other = [
    { name: 'Высота', value: '75 см' },
    { name: 'Гостей', value: '8' },
    { name: 'Гостей', value: 'плотно 10' },
  ]
  expect(comparedRows([{ specs: table }, { specs: other }])).toEqual([
    { name: 'Диаметр', values: ['150 см', null], differs: true },
    { name: 'Высота', values: ['75 см', '75 см'], differs: false },
    { name: 'Гостей', values: [null, '8, плотно 10'], differs: true },
  ])
  expect(comparedRows([{ specs: [] }, { specs: [] }])).toEqual([])
})

test('what one product says more exactly than another is one row, unless a product says both', () => {
  const tent = { specs: [{ name: 'Высота в коньке', value: '4,4 м' }] }
  const canopy = { specs: [{ name: 'Высота', value: '2,7 м' }] }
  const joined = { name: 'Высота', differs: true }
  expect(comparedRows([tent, canopy])).toEqual([{ ...joined, values: ['4,4 м в коньке', '2,7 м'] }])
  expect(comparedRows([canopy, tent])).toEqual([{ ...joined, values: ['2,7 м', '4,4 м в коньке'] }])
  const both = { specs: [...canopy.specs, { name: 'Высота у края', value: '2,1 м' }] }
  expect(comparedRows([both, tent]).map(({ name, values }) => [name, ...values])).toEqual([
    ['Высота', '2,7 м', '4,4 м в коньке'],
    ['Высота у края', '2,1 м', null],
  ])
})
