import { expect, test } from 'vitest'
import { canonical } from './graphqlRequest.ts'

test.each([
  ['1e400', 'null'],
  ['1e400', '"Infinity"'],
  ['1e400', '-1e400'],
  ['"1"', '1'],
  ['{"__proto__":{"a":1}}', '{}'],
  ['{"a":{"b":1}}', '{"a":{"b":null}}'],
])('%s is another value than %s', (one, other) => {
  expect(canonical({ value: JSON.parse(one) })).not.toBe(canonical({ value: JSON.parse(other) }))
})
