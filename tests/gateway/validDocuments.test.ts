import { GraphQLError, parse, type ValidationRule } from 'graphql'
import { expect, test } from 'vitest'
import { weigh } from '#gateway/http/validDocuments.ts'
import { startGateway } from './testGateway.ts'

/** Sends a document through Yoga's parser and validation: how often it was validated, and what it was parsed to. */
async function sendThrice(query: string) {
  await using stack = new AsyncDisposableStack()
  const tested = await startGateway()
  stack.defer(() => tested.close())
  let validations = 0
  const counted: ValidationRule = (context) => ({
    Document() {
      validations += 1
      if (query.includes('nothing')) context.reportError(new GraphQLError('refused'))
    },
  })
  const parsed = new Set<unknown>()
  for (let time = 0; time < 3; time++) {
    const { parse: parseText, validate, schema } = tested.gateway.yoga.getEnveloped({ params: { query } })
    const document = parseText(query)
    parsed.add(document)
    validate(schema, document, [counted])
  }
  return { validations, documents: parsed.size }
}

test.each(['query Kept { settings { brand } }', 'mutation Kept { __typename }'])(
  'a valid document is parsed and validated once: %s',
  async (query) => {
    expect(await sendThrice(query)).toEqual({ validations: 1, documents: 1 })
  },
)

test('a refused document is not kept', async () => {
  expect(await sendThrice('{ nothing }')).toEqual({ validations: 3, documents: 3 })
})

test('a document weighs what its tokens do, comments included', () => {
  const weightOf = (text: string) => weigh(parse(text))
  const short = weightOf('{a}')
  expect(short).toBeGreaterThan(1500)
  expect(weightOf(`{${'a '.repeat(400)}}`) - short).toBeGreaterThan(400 * 400)
  expect(weightOf(`{a}${'#\n'.repeat(400)}`) - short).toBeGreaterThan(400 * 400)
})
