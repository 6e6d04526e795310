// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are texts.
import { expect, test } from 'vitest'
import { documentCalls } from './documentCalls.ts'

const read = (text: string) => documentCalls({ file: 'page.tsx', text })

test('a document is read with its constant and its fragments', () => {
  const calls = read(
    'const query = graphql(`query A { ...F }`, [F, Other])\nuse(graphql(`fragment F on Query { a }`))',
  )
  expect(calls).toEqual([
    { file: 'page.tsx', name: 'query', text: 'query A { ...F }', fragments: ['F', 'Other'] },
    { file: 'page.tsx', name: null, text: 'fragment F on Query { a }', fragments: [] },
  ])
})

test('comments, strings and other functions are no documents', () => {
  expect(
    read('// graphql(`query A { a }`)\nconst text = "graphql(`x`)"\nother.graphql(`query B { b }`)'),
  ).toEqual([])
})

test.each([
  ['graphql(`query A { ${field} }`)', 'interpolation is not supported'],
  ['graphql(text)', 'write documents as'],
  ["graphql('query A { a }')", 'write documents as'],
  ['graphql(`query A { a }`, fragments)', 'write documents as'],
  ['graphql(', 'page.tsx'],
])('%s is refused', (text, message) => {
  expect(() => read(text)).toThrow(message)
})
