import { formatDocument, stringifyDocument } from '@urql/core'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { compile } from './compileDocuments.ts'
import { graphql } from './compiled.ts'

const DOCUMENT = `
  query Everything($ids: [ID!]!, $period: PeriodInput, $limit: Int) {
    all: productsByIds(ids: $ids, filter: { period: $period, text: "a \\"b\\"", in: [1, -2.5, RED, true, null] }) {
      id
      stock(period: $period)
      ...Pictures
      ... on Product {
        name
      }
    }
    settings {
      __typename
      today
    }
  }
`
const FRAGMENT = 'fragment Pictures on Product { images(limit: $limit) { original } }'

test('a compiled document is what the parser makes of its text, with the types that caches need', () => {
  const fragment = graphql(compile(FRAGMENT))
  const compiled = graphql(compile(DOCUMENT), [fragment, fragment])
  expect(stringifyDocument(compiled)).toBe(stringifyDocument(formatDocument(parse(DOCUMENT + FRAGMENT))))
})

test.each(['query A { a @include(if: true) }', 'query A($b: Int = 1) { a(b: $b) }', '{ a }'])(
  '%s stops the build',
  (text) => {
    expect(() => compile(text)).toThrow('not supported')
  },
)
