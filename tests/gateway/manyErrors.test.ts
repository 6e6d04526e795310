import { GraphQLError, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '#gateway/base/limits.ts'
import { longestTurn } from '../fuzz/loopWatch.ts'
import { startGateway, type TestGateway } from './testGateway.ts'

const MAX_ERRORS = LIMITS.errors.max
const REVERSED = 'period: { start: "2026-12-14", end: "2026-12-12" }'

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const unknown = `{ ${many(100, (index) => `x${index}`)} }`
const refused = `{ products(limit: 100) { items { ${many(15, (index) => `a${index}: stock(${REVERSED})`)} } } }`
const five = `products { product { ${many(5, (index) => `a${index}: stock(${REVERSED})`)} } }`
/** Lists of lists of what is refused: more errors than any other document that may be executed. */
const deep = `{ solutions(limit: 8) { items { ${five} similar { ${five} } } } }`
const behind = (lines: number, document: string) => '\n'.repeat(lines) + document

let gateway: TestGateway
/** How many products the company has. */
let products: number

beforeAll(async () => {
  gateway = await startGateway()
  const { data } = await gateway.ask<{ products: { total: number } }>('{ products { total } }')
  products = data?.products.total ?? 0
})
afterAll(() => gateway.close())

/** How many line breaks are looked at in texts while something is done. */
async function lineBreaksSeen(work: () => Promise<unknown>): Promise<number> {
  const { matchAll } = String.prototype
  let seen = 0
  String.prototype.matchAll = function* counted(this: string, pattern: RegExp) {
    for (const match of matchAll.call(this, pattern)) {
      if (/^[\r\n]/.test(match[0])) seen += 1
      yield match
    }
  } as typeof matchAll
  try {
    await work()
  } finally {
    String.prototype.matchAll = matchAll
  }
  return seen
}

/** How many errors GraphQL makes while something is done: of each it looks for the stack and the place. */
async function errorsMade(work: () => Promise<unknown>): Promise<number> {
  const { defineProperties } = Object
  let made = 0
  Object.defineProperties = (target, properties) => {
    if (target instanceof GraphQLError) made += 1
    return defineProperties(target, properties)
  }
  try {
    await work()
  } finally {
    Object.defineProperties = defineProperties
  }
  return made
}

test.each([
  ['refused items', refused],
  ['unknown fields', unknown],
])('%s behind 31,000 line breaks are refused as one', async (_what, document) => {
  const { errors } = await gateway.ask(behind(31_000, document))
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'documentLength' } }])
})

describe.each([
  ['refused items', refused, () => 15 * products],
  ['unknown fields', unknown, () => 100],
  ['more unknown fields', `{ ${many(200, (index) => `y${index}`)} }`, () => 100],
])('%s behind as many line breaks as may be', (_what, document, count) => {
  const query = behind(999, document)

  test('are at most 100 errors, each with its place; how many more there are is said', async () => {
    const { errors = [], extensions } = await gateway.askEveryWay(query)
    expect(errors).toHaveLength(MAX_ERRORS)
    expect(extensions).toEqual(count() > MAX_ERRORS ? { more: count() - MAX_ERRORS } : undefined)
    const first = { line: 1000, column: document.search(/[axy]0/) + 1 }
    expect(errors[0]).toMatchObject({ locations: [first], extensions: { requestId: expect.any(String) } })
  })

  test('are not looked for line by line, however often they come', async () => {
    for (let time = 0; time < 12; time++)
      expect(await lineBreaksSeen(() => gateway.ask(query + ' '.repeat(time % 2)))).toBeLessThan(2000)
  })
})

test('those nearest the root are told: they say which part of the answer is missing', async () => {
  const remembering = await startGateway({}, { cache: true })
  onTestFinished(() => remembering.close())
  // The products are known then, and the errors of their items come first.
  await remembering.ask(refused)
  remembering.services.fail({ path: /contacts/ }, { status: 500 })
  const { errors = [] } = await remembering.ask(refused.replace(/}$/, 'contacts { note } }'))
  expect(errors).toHaveLength(MAX_ERRORS)
  expect(errors[0]).toMatchObject({ path: ['contacts'] })
})

test('of a text that is no GraphQL the place is looked for once', async () => {
  const query = behind(999, '{ settings {')
  expect(await lineBreaksSeen(() => gateway.ask(query))).toBeLessThan(5000)
  const { errors } = await gateway.ask(query)
  expect(errors).toMatchObject([{ locations: [{ line: 1000, column: 13 }] }])
})

test('the reads of the own pages are held to the same', async () => {
  const { errors, extensions } = await gateway.gateway.execute({ document: parse(refused), requestId: 'own' })
  expect(errors).toHaveLength(MAX_ERRORS)
  expect(extensions).toEqual({ more: 15 * products - MAX_ERRORS })
})

test('GraphQL makes one error of each refusal, and those that are told', async () => {
  let more = 0
  const made = await errorsMade(async () => {
    const { extensions } = await gateway.ask(deep)
    more = Number(extensions?.more)
  })
  expect(more).toBeGreaterThan(3000)
  // Those that are told are made for their client, and by Yoga.
  expect(made).toBeLessThanOrEqual(more + 3 * MAX_ERRORS)
})

test.each([
  ['refused items', refused],
  ['refused items of lists in lists', deep],
])('%s hold the event loop for less than 100 ms of processor time', async (_what, document) => {
  const turns: number[] = []
  // Another text each time: one that was seen before is not parsed again.
  for (let time = 0; time < 5; time++)
    turns.push(await longestTurn(() => gateway.ask(behind(990, document) + ' '.repeat(time))))
  expect(Math.min(...turns)).toBeLessThan(100)
})
