import { expect, test } from 'vitest'
import { companyWords } from './companyWords.ts'
import { stems } from './stem.ts'

const many = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word}${index}`)

test('words are known in every form, whatever the case', () => {
  const words = companyWords({ synonyms: { Палатка: ['шатёр'] }, occasions: ['свадьба'], silent: ['купить'] })
  expect(words.synonyms(stems('палатки'))).toContain('шатер')
  expect(words.isOccasion(stems('свадеб')) || words.isOccasion(stems('свадьбы'))).toBe(true)
  expect(words.isSilent(stems('стул'))).toBe(false)
})

test('a file is read up to its bounds', () => {
  const synonyms = Object.fromEntries(many(2001, 'x').map((word) => [word, many(9, 'y')]))
  const words = companyWords({ synonyms, occasions: many(2001, 'x'), silent: many(2001, 'x') })
  expect(words.synonyms(['x1999'])).toEqual(many(8, 'y'))
  expect(words.synonyms(['x2000'])).toEqual([])
  expect([words.isOccasion(['x1999']), words.isOccasion(['x2000'])]).toEqual([true, false])
  expect([words.isSilent(['x1999']), words.isSilent(['x2000'])]).toEqual([true, false])
})
