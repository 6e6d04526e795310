import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

const read = (text: string) => parseJson(new TextEncoder().encode(text))
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const records = (levels: number) => '{"__proto__":'.repeat(levels) + 1 + '}'.repeat(levels)

test('a body is at most 40 levels deep, of lists and of records', () => {
  for (const [text, tooDeep] of [
    [lists(40), lists(41)],
    [records(40), records(41)],
    [`[1,"a",${lists(39)}]`, `{"a":[1,${lists(39)}],"b":null}`],
  ] as const) {
    expect(read(text)).toEqual(JSON.parse(text))
    expect(() => read(tooDeep)).toThrow('deeper than 40 levels')
  }
})

test('a byte-order mark before a body is no part of it', () => {
  expect(read('\ufeff{"a":"\ufeffb"}')).toEqual({ a: '\ufeffb' })
})
