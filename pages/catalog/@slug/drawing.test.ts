import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingOf, PERSON, SIDE } from './drawing.ts'

const sizes = { width: null, depth: null, height: null, diameter: null }
const rounded = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === 'number' ? Math.round(part * 10) / 10 : part)),
  )

describe('a drawing to scale', () => {
  test('a chair of 40 × 42 × 92 cm reaches to the waist of the person', () => {
    expect(rounded(drawingOf({ ...sizes, width: 400, depth: 420, height: 920 }))).toEqual({
      ground: 338,
      thing: { x: 105.7, y: 176.1, width: 70.4, height: 161.9, depth: { x: 22.2, y: 14.8 }, isRound: false },
      person: { x: 226.8, y: 30, width: 91.5, height: 308 },
    })
  })

  test('beside a tent of 12 × 6 × 3.9 m the person is small', () => {
    expect(rounded(drawingOf({ ...sizes, width: 12_000, depth: 6000, height: 3900 }))).toEqual({
      ground: 237.6,
      thing: { x: 52, y: 155.6, width: 252, height: 81.9, depth: { x: 37.8, y: 25.2 }, isRound: false },
      person: { x: 361.1, y: 200.8, width: 10.9, height: 36.8 },
    })
  })

  test('a cup of 2 cm stands on a table, and of the person the upper part is seen', () => {
    expect(rounded(drawingOf({ ...sizes, diameter: 20, height: 20 }))).toEqual({
      ground: 324.9,
      thing: { x: 52, y: 314.9, width: 10.1, height: 10.1, depth: { x: 0, y: 0 }, isRound: true },
      person: { x: 110.3, y: 43.1, width: 261.7, height: 281.9 },
    })
  })

  test('whatever it is, all is at one scale and within the square', () => {
    const size = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(size, fc.option(size), size, (front, depth, height) => {
        for (const given of [{ width: front, depth }, { diameter: front }]) {
          const drawing = drawingOf({ ...sizes, ...given, height })
          if (!drawing) throw new Error('There are sizes, and no drawing')
          const { thing, person, ground } = drawing
          expect(thing.width / front).toBeCloseTo(person.width / PERSON.width)
          expect(thing.height / height).toBeCloseTo(person.width / PERSON.width)
          expect(Math.min(thing.x, thing.y - thing.depth.y, person.y)).toBeGreaterThanOrEqual(0)
          expect(person.x + person.width).toBeLessThanOrEqual(SIDE)
          expect(person.x).toBeGreaterThan(thing.x + thing.width + thing.depth.x)
          expect(ground).toBeLessThan(SIDE)
        }
      }),
    )
  })

  test.each([{ width: 400, depth: 420 }, { height: 220 }, { depth: 420, height: 920 }])(
    'there is none of %j',
    (known) => {
      expect(drawingOf({ ...sizes, ...known })).toBeNull()
    },
  )
})
