import { describe, expect, test } from 'vitest'
import { optionsWithChosen, sizeGroups } from './filterOptions.ts'

const option = (label: string, count: number | null = 1) => ({ value: label, label, count })
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

describe('optionsWithChosen', () => {
  test('puts the largest first, equal ones by the alphabet', () => {
    const options = [option('Яшма', 3), option('Norrvik', 7), option('Кубарт', 12), option('Берег', 3)]
    expect(labels(optionsWithChosen(options, []))).toEqual(['Кубарт', 'Norrvik', 'Берег', 'Яшма'])
  })

  test('«Ё» stands with «Е», and small letters with large ones', () => {
    const options = ['яшма', 'Ёлка', 'Zeta', 'Жук', 'дом', 'alfa'].map((label) => option(label))
    expect(labels(optionsWithChosen(options, []))).toEqual(['alfa', 'Zeta', 'дом', 'Ёлка', 'Жук', 'яшма'])
  })

  test('keeps a chosen one that finds nothing any more', () => {
    const options = optionsWithChosen([option('Кубарт', 2)], ['Верандея', 'Кубарт'])
    expect(options).toEqual([option('Кубарт', 2), option('Верандея', 0)])
  })
})

describe('sizeGroups', () => {
  const groups = (sizes: string[], chosen: string[] = []) =>
    sizeGroups(
      sizes.map((size) => option(size)),
      chosen,
    ).map(({ title, options }) => [title, labels(options)])

  test('keeps kilograms apart from litres, each from small to large', () => {
    expect(groups(['100 кг', '19 л', '0,3 л', '250 мл', '1 т'])).toEqual([
      ['Объём', ['250 мл', '0,3 л', '19 л']],
      ['Грузоподъёмность', ['100 кг', '1 т']],
    ])
  })

  test('shows what it does not understand as a size, and a chosen size that finds nothing', () => {
    expect(groups(['100 кг', '5 л'])).toEqual([])
    expect(groups(['100 кг', '5 л'], ['100 кг'])).toEqual([['Грузоподъёмность', ['100 кг']]])
    expect(groups(['XL', '__proto__', '5 л'], ['7 л'])).toEqual([
      ['Объём', ['5 л', '7 л']],
      ['Размер', ['__proto__', 'XL']],
    ])
  })
})
