import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { createDocuments, weigh } from '#gateway/http/documents.ts'
import { schema } from '#gateway/schema.ts'

/** What a text is parsed to at three times, and what the check of it gives. */
function readThrice(text: string, registered = new Map<string, string>()) {
  const documents = createDocuments({ schema, registered, introspection: false })
  const parsed = new Set<unknown>()
  const found = new Set<unknown>()
  for (let time = 0; time < 3; time++) {
    const document = documents.parse(text)
    parsed.add(document)
    found.add(documents.check(text, document))
  }
  return { parsed: parsed.size, checked: found.size }
}

test.each(['query Kept { settings { brand } }', 'mutation Kept { __typename }'])(
  'a valid document is parsed and checked once: %s',
  (text) => {
    expect(readThrice(text)).toEqual({ parsed: 1, checked: 1 })
    expect(readThrice(text, new Map([['hash', text]]))).toEqual({ parsed: 1, checked: 1 })
  },
)

test('a refused document is not kept', () => {
  expect(readThrice('{ nothing }')).toEqual({ parsed: 3, checked: 3 })
})

test('a document weighs what its tokens do, comments included', () => {
  const weightOf = (text: string) => weigh(parse(text))
  const short = weightOf('{a}')
  expect(short).toBeGreaterThan(1500)
  expect(weightOf(`{${'a '.repeat(400)}}`) - short).toBeGreaterThan(400 * 400)
  expect(weightOf(`{a}${'#\n'.repeat(400)}`) - short).toBeGreaterThan(400 * 400)
})
