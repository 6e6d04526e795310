import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi } from '#gateway/build/openApi.ts'
import { type CheckResult, checkUpstream } from '#gateway/build/upstreamCheck/checkUpstream.ts'
import { trialOrder } from '#gateway/build/upstreamCheck/trialOrder.ts'
import { errorsPage } from '#gateway/build/upstreamDocs.ts'
import { DEFAULT_SERVICE_PATHS } from '#gateway/rest/calls/call.ts'
import { CALLS, type CallName } from '#gateway/rest/calls/index.ts'
import { createRest } from '#gateway/rest/rest.ts'
import { conflictLines } from '#gateway/rest/shapes/orders.ts'
import type { JsonSchema, Shape } from '#gateway/rest/values/shape.ts'
import demoSettings from '../../server/upstream/demo/settings.json' with { type: 'json' }
import { createUpstreamServer, readDemoData, type Upstream } from '../../server/upstream/index.ts'
import { openRecorder, type Recorded, SERVICE_PATHS, sendJson, startRecorder } from './recorder.ts'
import { upstreamExamples } from './upstreamExamples.ts'

const REST = {
  servicePaths: DEFAULT_SERVICE_PATHS,
  project: 'sutki',
  deadlineMs: 10_000,
  retries: { idempotent: 0, other: 0 },
}

describe('the printed pages', () => {
  const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

  test('are up to date: node gateway/build/upstreamDocs.ts', () => {
    expect(JSON.parse(read('upstream.openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())))
    expect(read('errors.md')).toBe(errorsPage())
  })

  test('have what the embedded services answer as examples', async () => {
    expect(JSON.parse(readFileSync('gateway/build/upstreamExamples.json', 'utf8'))).toEqual(
      await upstreamExamples(),
    )
  })

  test('name all calls with their parameters', () => {
    const paths = openApi().paths as Record<string, Record<string, { operationId: string }>>
    const named = Object.entries(paths).flatMap(([path, item]) =>
      ['get', 'post', 'delete'].flatMap((method) =>
        item[method] ? [`${item[method].operationId} ${method} ${path}`] : [],
      ),
    )
    const expected = Object.entries(CALLS).map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
    )
    expect(named.toSorted()).toEqual(expected.toSorted())
    expect(JSON.stringify(openApi())).not.toContain('undefined')
  })
})

type QuotedAnswer = { periods: { lines: object[]; total: number }[] }
const JSON_BODY = { 'content-type': 'application/json' }

describe('the embedded services', () => {
  let upstream: Upstream
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sutki-contract-'))
    const data = readDemoData()
    const settings = {
      ...data.settings,
      capabilities: [...demoSettings.capabilities, 'quotes', 'delivery-quotes'],
    }
    upstream = await createUpstreamServer({ dataDir, data: { ...data, settings } })
  })
  afterAll(async () => {
    await upstream.close()
    rmSync(dataDir, { recursive: true })
  })

  const urlOf = ({ line }: Recorded) => new URL(upstream.url + line.split(' ')[1])

  function passOn(url: URL, { line, headers, body }: Recorded) {
    const [method = ''] = line.split(' ')
    const key = headers['idempotency-key']
    const sent = { ...JSON_BODY, ...(key && { 'idempotency-key': String(key) }) }
    return fetch(url, { method, headers: sent, ...(method === 'POST' && { body }) })
  }

  test('fit in every call', async () => {
    const results = await checkUpstream({ ...REST, baseUrl: upstream.url, write: true })
    expect(results.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
    expect(new Set(results.map(({ call }) => call))).toEqual(new Set(Object.keys(CALLS)))
  })

  test.each([
    [['page'], 'products', /page=2&limit=1\S* is answered with what is first on page 1/],
    [['order_by', 'order_dir'], 'products', /order_by=basic_price_per_day\S* is not in the order of prices/],
    [['reservation_start_at', 'reservation_end_at'], 'createOrder', /leaves (\d+) of \1 free on those days/],
  ] as const)('that would not look at %j are found out', async (ignored, call, note) => {
    const recorder = await openRecorder()
    recorder.reply(async (response, _, request) => {
      const url = urlOf(request)
      for (const name of ignored) url.searchParams.delete(name)
      const answer = await passOn(url, request)
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })
    const results = await checkUpstream({ ...REST, baseUrl: recorder.url, write: true })
    const failed = results.filter(({ verdict }) => verdict !== 'fits')
    expect(failed.map((result) => result.call)).toEqual([call])
    expect(failed[0]?.notes[0]).toMatch(note)
  })

  test.each([
    ['calendar', () => ({ days: [] }), ['result.closed is missing: every day is open']],
    [
      'quotes',
      (sent: QuotedAnswer) => ({ periods: sent.periods.map((each) => ({ ...each, total: 1 })) }),
      [/^result\.periods\[0\]\.total is 1, its parts come to \d{4}$/, /^result\.periods\[1\]/],
    ],
    [
      'quotes',
      ({ periods }: QuotedAnswer, count: number) => ({
        periods: periods.map(({ lines }) => ({
          lines: lines.map(() => ({ total: count })),
          total: count * lines.length,
        })),
      }),
      ['the same question again is answered with other totals'],
    ],
    ['quotes', null, [/NOT_FOUND/, 'until it is there, take quotes out of the capabilities of settings']],
  ] as const)('that answer %s otherwise are told: %#', async (call, change, notes) => {
    const recorder = await openRecorder()
    let count = 0
    recorder.reply(async (response, _, request) => {
      const answer = await passOn(urlOf(request), request)
      const sent = await answer.json()
      if (!request.line.includes(`/v2/${call}`)) return sendJson(response, answer.status, sent)
      if (!change) return sendJson(response, 404, { error: { code: 'NOT_FOUND', message: 'no' } })
      sendJson(response, 200, { result: change((sent as { result: QuotedAnswer }).result, ++count) })
    })
    const results = await checkUpstream({ ...REST, baseUrl: recorder.url, write: false })
    const failed = results.filter(({ verdict }) => verdict === 'fails')
    expect(failed.map((result) => [result.call, result.notes.length])).toEqual([[call, notes.length]])
    for (const [index, note] of notes.entries()) expect(failed[0]?.notes[index]).toMatch(note)
  })

  test('answer as the OpenAPI document says, by another validator', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
    ajv.addSchema({ ...openApi(), $id: 'upstream' })
    const examples = await upstreamExamples()
    const results = await checkUpstream({ ...REST, baseUrl: upstream.url, write: false })
    for (const { call, request, verdict } of results) {
      if (verdict === 'skipped') continue
      const [method = '', target] = request.split(' ')
      const body = method === 'POST' && {
        method,
        body: JSON.stringify(examples[call]?.request),
        headers: JSON_BODY,
      }
      const answer = await (await fetch(upstream.url + target, body || {})).json()
      const validate = ajv.compile({
        $ref: `upstream#/paths/${pointer(call)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`,
      })
      expect([call, validate(answer), validate.errors]).toEqual([call, true, null])
    }
  })

  test('are sent what the OpenAPI document says', async () => {
    const factory = createRest({ ...REST, baseUrl: upstream.url })
    const rest = factory.forRequest({ requestId: 'test' })
    const order = trialOrder(await rest.products(), await rest.settings(), [], new Date())
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(CALLS.createOrder.body)
    expect([validate(order), validate.errors]).toEqual([true, null])
    expect(validate({ ...(order as object), total: 1 })).toBe(false)
    await factory.close()
  })
})

describe('null for a list is an empty one, as some languages write it:', () => {
  const answers = Object.entries(CALLS).map(([name, { answer }]): [string, Shape<unknown>] => [name, answer])

  test.each([...answers, ['the lines of a refused order', conflictLines] as const])('%s', (_name, shape) => {
    const issues: string[] = []
    const at = { in: () => at, issue: (problem: string) => void issues.push(problem) }
    for (const withList of lists(shape.schema)) {
      const [asNull, asEmpty] = [shape.read(withList(null), at), shape.read(withList([]), at)]
      expect(asNull).not.toBeUndefined()
      expect(asNull).toEqual(asEmpty)
    }
    expect(issues).toEqual([])
  })

  test('every answer with a list is among them', () => {
    const counts = answers.map(([name, { schema }]) => [name, lists(schema).length])
    expect(Object.fromEntries(counts)).toMatchObject({ products: 7, settings: 8, contacts: 5, page: 3 })
  })
})

/** Makes the smallest value of a schema with the list at one place; one maker for each place of a list. */
function lists(schema: JsonSchema): ((list: unknown) => unknown)[] {
  const found: ((list: unknown) => unknown)[] = []
  if (allows(schema, 'array') && !allows(schema, 'number')) {
    found.push((list) => list)
    for (const inItem of lists((schema.items ?? {}) as JsonSchema)) found.push((list) => [inItem(list)])
  }
  for (const [key, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
    for (const inPart of lists(part))
      found.push((list) => ({ ...(smallest(schema) as object), [key]: inPart(list) }))
  return found
}

/** A value with what a schema requires and no more. */
function smallest(schema: JsonSchema): unknown {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  if (allows(schema, 'object'))
    return Object.fromEntries(required.map((key) => [key, smallest(properties[key] ?? {})]))
  if (allows(schema, 'array')) return []
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.format === 'date') return '2026-12-01'
  return allows(schema, 'integer') || allows(schema, 'number') ? 1 : 'a'
}

function allows({ type }: JsonSchema, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name
}

describe('the check of a company that', () => {
  test('answers otherwise, says call by call what is wrong', async () => {
    const recorder = await startRecorder()
    const one = { id: 1, slug: 'a' }
    recorder.reply((response, _, { line }) => {
      if (line.includes('/v2/settings')) return response.writeHead(302, { location: '/' }).end()
      if (line.includes('/v2/contacts')) return response.end('<html>')
      if (line.includes('slug=public-offer')) return sendJson(response, 404, {})
      if (line.includes('/by-slug/')) return sendJson(response, 200, { result: { ...one, name: 5 } })
      if (line.includes('/v2/products?')) {
        const data = [{ ...one, stocks: 'много', basicPricePerDay: -1 }, { id: 2 }, one, one, one]
        return sendJson(response, 200, { result: { data } })
      }
      sendJson(response, 200, { result: { ...one, data: [] } })
    })
    const results = await checkUpstream({
      ...REST,
      baseUrl: recorder.url,
      servicePaths: SERVICE_PATHS,
      write: false,
    })
    await recorder.close()
    const notesOf = (call: CallName) => results.find((result) => result.call === call)?.notes.join('\n')
    expect(notesOf('settings')).toBe('API error, status: 302. (status 302, not 200)')
    expect(notesOf('contacts')).toContain('not JSON')
    expect(notesOf('products')).toContain('result.data[0].stocks must be a number or a list of {stock}')
    expect(notesOf('products')).toContain('result.data[0].basicPricePerDay must be a price of 0 or more')
    expect(notesOf('products')).toContain('result.data[1].slug is missing or invalid')
    expect(notesOf('products')).toContain('limit=3 is answered with 4 items')
    expect(notesOf('productBySlug')).toContain('result.name must be text, not the number 5')
    expect(notesOf('productBySlug')).toContain('is not answered with 404')
    expect(notesOf('categoryBySlug')).toBe('categories names nothing that this could be tried with')
    expect(results.flatMap(({ call, hints = [] }) => (call === 'page' ? hints : []))).toEqual([
      'there is no page “public-offer”, which a consent of the order form names',
    ])
    expect(verdicts(results)).toMatchObject({ settings: 'fails', page: 'fits', createOrder: 'skipped' })
    expect(recorder.requests.some(({ line }) => line.startsWith('POST'))).toBe(false)
  })

  test('has no minimum rental, or ignores product_ids, cannot take orders', async () => {
    const recorder = await startRecorder()
    const data = [
      { id: 1, slug: 'a' },
      { id: 2, slug: 'b' },
    ]
    recorder.reply((response) => sendJson(response, 200, { result: { brand: 'x', data } }))
    const results = await checkUpstream({
      ...REST,
      baseUrl: recorder.url,
      servicePaths: SERVICE_PATHS,
      write: false,
    })
    await recorder.close()
    const notesOf = (call: CallName) => results.find((result) => result.call === call)?.notes.join('\n')
    expect(notesOf('settings')).toBe('result.minOrderDays is missing, so nothing can be priced or ordered')
    expect(notesOf('products')).toMatch(/product_ids=2 is not answered with that one product: 2 items$/)
  })

  test('cannot be reached, fails in every call that was tried', async () => {
    const gone = await startRecorder()
    await gone.close()
    const results = await checkUpstream({ ...REST, baseUrl: gone.url, write: false })
    expect(results.filter(({ verdict }) => verdict === 'fits')).toEqual([])
    expect(results[0]?.notes[0]).toContain('ECONNREFUSED')
  })
})

function verdicts(results: CheckResult[]): Record<string, string> {
  return Object.fromEntries(results.map(({ call, verdict }) => [call, verdict]))
}

/** A path as one step of a JSON pointer in a URI fragment. */
function pointer(call: CallName): string {
  return encodeURIComponent(CALLS[call].path.replaceAll('~', '~0').replaceAll('/', '~1'))
}
