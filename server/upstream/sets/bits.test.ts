import { expect, test } from 'vitest'
import { countOf, emptySet, setOf, someAmong } from './bits.ts'

test.each([0, 1, 31, 32, 33, 127, 128, 129, 1000])('of %i places, those in two sets are counted', (size) => {
  const places = [...Array(size).keys()]
  const among = (step: number) =>
    setOf(
      emptySet(size),
      places.filter((place) => place % step === 0),
    )
  const both = places.filter((place) => place % 2 === 0 && place % 3 === 0)
  expect(countOf(among(2), among(3))).toBe(both.length)
  expect(countOf(among(1))).toBe(size)
})

test('a search along an order looks at no more places than it may', () => {
  let looks = 0
  const order = new Proxy(new Uint32Array(100), {
    get: (places, name) => {
      if (/^\d+$/.test(String(name))) looks++
      return Reflect.get(places, name, places)
    },
  })
  expect(someAmong(order, emptySet(100), { limit: 1, walk: 25 })).toEqual([])
  expect(looks).toBe(25)
})
