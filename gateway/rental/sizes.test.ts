import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSizes, sharesOf, unitFloorArea } from './sizes.ts'

const details = (lines: Record<string, string>) =>
  Object.entries(lines).map(([name, value]) => ({ name, value }))
const sizes = (
  width: number | null,
  depth: number | null,
  height: number | null,
  diameter: number | null = null,
) => ({
  width,
  depth,
  height,
  diameter,
})

describe('the sizes among details', () => {
  test.each([
    [{ Размеры: '40 × 42 × 92 см' }, sizes(400, 420, 920)],
    [{ ГАБАРИТЫ: '1,2х0,6*0.75 м' }, sizes(1200, 600, 750)],
    [{ Размеры: '274\u00A0×\u00A0152,5\u00A0×\u00A076\u00A0см' }, sizes(2740, 1525, 760)],
    [{ Диаметр: '180 см', Высота: '75 см' }, sizes(null, null, 750, 1800)],
    [{ Ширина: '900 мм', Глубина: '0,5 м', Высота: '2 см' }, sizes(900, 500, 20)],
    [{ Длина: '2 м', Ширина: '30 см', Высота: '45 см' }, sizes(2000, 300, 450)],
    [{ Размеры: '40 × 42 × 92 см', Высота: '92 см' }, sizes(400, 420, 920)],
  ])('%j', (lines, expected) => expect(readSizes(details(lines))).toEqual(expected))

  test.each([
    [{ Размеры: '200 × 100 см' }],
    [{ Размеры: '40 × 42 × 92' }],
    [{ Размеры: '40 × 42 × 92 × 10 см' }],
    [{ Размеры: '40 × 42 × 0 см' }],
    [{ Размеры: '40 × 42 × 92 кг' }],
    [{ 'Размеры (В × Ш × Г)': '92 × 40 × 42 см' }],
    [{ Высота: '62–83 см' }],
    [{ Высота: 'до 3,2 м' }],
    [{ Высота: '40 см (ножки 20/60)' }],
    [{ Высота: '-5 см' }],
    [{ Высота: '1e3 см' }],
    [{ Высота: '99999 м' }],
    [{ Высота: '٣ см' }],
    [{ 'Высота сиденья': '45 см' }],
    [{ Высота: `${'1'.repeat(60)} см` }],
  ])('not known: %j', (lines) => expect(readSizes(details(lines))).toEqual(sizes(null, null, null)))

  test('what is stated in two ways is not known, and no detail beyond the first hundred is read', () => {
    expect(readSizes(details({ Размеры: '40 × 42 × 92 см', Высота: '45 см' }))).toEqual(sizes(400, 420, null))
    const many = Array.from({ length: 100 }, () => ({ name: 'Вес', value: '1 кг' }))
    expect(readSizes([...many, { name: 'Высота', value: '45 см' }]).height).toBeNull()
  })

  test('whatever a service sends, a size is a whole number of millimetres or none', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('Размеры', 'Высота', '2 × 3 × 4 м', '1 м', '__proto__'),
    )
    fc.assert(
      fc.property(fc.array(fc.record({ name: word, value: word })), (lines) => {
        for (const size of Object.values(readSizes(lines)))
          expect(size === null || (Number.isInteger(size) && size > 0)).toBe(true)
      }),
    )
  })
})

test.each([
  [{ Размеры: '40 × 42 × 92 см' }, 0.168],
  [{ Диаметр: '2 м', Высота: '75 см' }, Math.PI],
  [{ Диаметр: '330 см' }, null],
  [{ Размеры: '40 × 40 × 4 см', 'Место на полу': 'не занимает' }, 0],
  [{ 'Место на полу': '0,8 м²' }, 0.8],
  [{ Размеры: '40 × 40 × 4 см', 'Место на полу': 'сколько-то' }, null],
  [{ 'Место на полу': '20000 м2' }, null],
])('the floor that a thing takes: %j', (lines, area) => {
  expect(unitFloorArea(details(lines))).toBe(area)
})

test('things stand to one scale, and where the least would vanish each is still smaller than what is larger', () => {
  const shares = (...sizes: (string | null)[]) =>
    sharesOf(sizes.map((value) => (value === null ? [] : [{ name: 'Высота', value }])))
  expect(shares('2 м', null, '1 м', '50 см')).toEqual([1, null, 0.5, 0.25])
  const [tent = 0, sofa = 0, chair = 0, plate = 0] = shares('12 м', '2,1 м', '92 см', '27 см').map(Number)
  expect([tent, plate]).toEqual([1, expect.closeTo(0.2)])
  expect(sofa / chair).toBeGreaterThan(1.3)
  expect(chair / plate).toBeGreaterThan(1.3)
  expect(shares(null)).toEqual([null])
  expect(shares()).toEqual([])
})
