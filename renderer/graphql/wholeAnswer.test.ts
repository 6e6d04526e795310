import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { isWholeAnswer } from './wholeAnswer.ts'

const document = parse('{ settings { today } terms: page { title } product { name similar { id } } }')

test('an answer in which a root field failed is none', () => {
  expect(isWholeAnswer(document, [{ path: ['settings'] }])).toBe(false)
  expect(isWholeAnswer(document, [{}])).toBe(false)
})

test('an answer in which a part of a field failed keeps the rest', () => {
  expect(isWholeAnswer(document, [{ path: ['product', 'similar'] }])).toBe(true)
})

test('an answer in which a field failed that there may be none of keeps the rest', () => {
  expect(isWholeAnswer(document, [{ path: ['terms'] }])).toBe(true)
})
