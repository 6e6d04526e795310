import { expect, test } from 'vitest'
import { countOf, emptySet, placeIn, setOf, someAmong } from './bits.ts'

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
  const { watched, looks } = counted(new Uint32Array(100))
  expect(someAmong(watched, emptySet(100), { limit: 1, walk: 25 })).toEqual([])
  expect(looks()).toBe(25)
})

const IDS = [3, 4, 900, ...Array.from({ length: 1000 }, (_, index) => 2000 + index), 5000, 10]
const CATALOGUE = {
  ids: Float64Array.from(IDS),
  sorted: IDS.length - 1,
  late: new Map([[10, IDS.length - 1]]),
}

test('an id is found from any place, and none that there is not', () => {
  for (const near of [0, 1, 2, 3, 500, 1002, 1003, 1004]) {
    for (const [place, id] of IDS.entries()) expect(placeIn(CATALOGUE, id, near)).toBe(place)
    for (const id of [-1, 0, 5, 901, 1999, 3000, 5001]) expect(placeIn(CATALOGUE, id, near)).toBe(-1)
  }
})

test('in a row of ids without a gap, one look finds one from another', () => {
  const { watched, looks } = counted(CATALOGUE.ids)
  expect(placeIn({ ...CATALOGUE, ids: watched }, 2900, 10)).toBe(903)
  expect(looks()).toBe(2)
})

/** The values, and how many times one of them was read. */
function counted<Values extends Uint32Array | Float64Array>(values: Values) {
  let looks = 0
  const get = (of: Values, name: string | symbol) => {
    if (/^\d+$/.test(String(name))) looks++
    return Reflect.get(of, name, of)
  }
  return { watched: new Proxy(values, { get }), looks: () => looks }
}
