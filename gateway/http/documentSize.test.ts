import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { measureDocument } from './documentSize.ts'

const DOUBLINGS = 60

// Each fragment spreads the next one twice: put in place, the last one stands there 2 ** 60 times.
const doubling = `mutation { ...f0 } ${Array.from(
  { length: DOUBLINGS },
  (_, index) => `fragment f${index} on Mutation { ...f${index + 1} ...f${index + 1} }`,
).join(' ')} fragment f${DOUBLINGS} on Mutation { a: __typename @skip(if: false) }`

test('fragments that double each other are visited once each', () => {
  const document = parse(doubling)
  let visits = 0
  for (const node of document.definitions) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue
    const { selectionSet } = node
    Object.defineProperty(node, 'selectionSet', {
      get() {
        visits += 1
        if (visits > 1000) throw new Error('visited again and again')
        return selectionSet
      },
    })
  }
  const most = Number.MAX_SAFE_INTEGER
  expect(measureDocument(document)).toEqual({
    depth: 1,
    aliases: most,
    directives: most,
    selections: most,
    mutationFields: most,
  })
  expect(visits).toBe(DOUBLINGS + 1)
})

test.each([
  ['{ a }', { depth: 1, aliases: 0, directives: 0, mutationFields: 0 }],
  ['{ a { b: c { d } } e: f }', { depth: 3, aliases: 2, directives: 0, mutationFields: 0 }],
  ['{ ...F ...F } fragment F on Query { a: b }', { depth: 1, aliases: 2, directives: 0, mutationFields: 0 }],
  [
    'query @a { ... @b { c @d } ...F @e } fragment F on Query @f { g }',
    { depth: 1, aliases: 0, directives: 5, mutationFields: 0 },
  ],
  ['mutation { a ... { b } ...F } fragment F on Mutation { c d { e } }', { mutationFields: 4, depth: 2 }],
  ['query A { a: b } query B { c: d e: f }', { aliases: 2 }],
  ['{ a { b } ...F ... { c } } fragment F on Query { d { e } }', { selections: 7 }],
  ['{ __schema { a { b { c } } } }', { depth: 0 }],
  ['{ ...F } fragment F on Query { a ...F }', { depth: 1 }],
  ['{ ...Nowhere }', { depth: 0 }],
  ['fragment F on Query { a: b }', { depth: 0, aliases: 0 }],
])('%s', (text, size) => {
  expect(measureDocument(parse(text))).toMatchObject(size)
})
