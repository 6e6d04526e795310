import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UpstreamCode } from '#gateway/rest/errorCatalogue.ts'
import { type UpstreamError, UpstreamRefusedError } from '#gateway/rest/errors.ts'
import type { Rest } from '#gateway/rest/rest.ts'
import { createFailingServices } from '../../server/observe/failingServices.ts'
import { openRecorder, type Recorder, type Reply, sendJson, startRecorder } from './recorder.ts'

const ORDER = {
  period: { start: '2026-12-12', end: '2026-12-14' },
  lines: [{ productId: '1', quantity: 2 }],
  relatedLines: [],
  customer: { name: 'Анна', phone: '+70000000000' },
  delivery: { method: 'pickup' as const },
  expectedTotal: 100,
}

const NETWORK = 'Network error, try again late'

const json =
  (status: number, body: unknown): Reply =>
  (response) =>
    sendJson(response, status, body)
const raw =
  (status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** What a service answers, and the failure that a caller sees: for reads and writes alike. */
const ROWS: [string, Reply, string, UpstreamCode, number | undefined][] = [
  [
    'a code and a message',
    json(422, { error: { code: 'BAD', message: 'Нельзя' } }),
    'BAD',
    'UPSTREAM_ERROR',
    422,
  ],
  ['a code at the top', json(400, { code: 'BAD' }), 'BAD', 'UPSTREAM_ERROR', 400],
  ['a numeric code', json(400, { error: { code: 1042 } }), '1042', 'UPSTREAM_ERROR', 400],
  ['a message', json(400, { error: { message: 'Нельзя' } }), 'Нельзя', 'UPSTREAM_ERROR', 400],
  ['a message at the top', json(403, { message: 'Нельзя' }), 'Нельзя', 'UPSTREAM_ERROR', 403],
  [
    'a message with tags',
    json(400, { error: { message: '<b onclick=x>Нет</b>\u0000\n<script>мест' } }),
    'Нет мест',
    'UPSTREAM_ERROR',
    400,
  ],
  [
    'a long message',
    json(400, { error: { message: 'я'.repeat(999) } }),
    'я'.repeat(300),
    'UPSTREAM_ERROR',
    400,
  ],
  ['an error under success', json(0, { error: { code: 'BAD' } }), 'BAD', 'UPSTREAM_ERROR', 0],
  ['a bare status', raw(401, ''), 'API error, status: 401.', 'UPSTREAM_STATUS', 401],
  ['a failure in HTML', raw(502, '<h1>nginx</h1>'), 'API error, status: 502.', 'UPSTREAM_STATUS', 502],
  [
    'words of wrong types',
    json(400, { error: { code: [], message: {} } }),
    'API error, status: 400.',
    'UPSTREAM_STATUS',
    400,
  ],
  ['another success', json(206, { result: { id: 1 } }), 'API error, status: 206.', 'UPSTREAM_STATUS', 206],
  ['204', raw(204, ''), 'API error, status: 204.', 'UPSTREAM_STATUS', 204],
  ['a redirect', raw(302, '', { location: '/elsewhere' }), 'API error, status: 302.', 'UPSTREAM_STATUS', 302],
  ['an empty body', raw(0, ''), 'ERR_EMPTY_RESPONSE', 'UPSTREAM_EMPTY', 0],
  ['null', json(0, null), 'ERR_EMPTY_RESPONSE', 'UPSTREAM_EMPTY', 0],
  ['a null result', json(0, { result: null }), 'ERR_EMPTY_RESPONSE', 'UPSTREAM_EMPTY', 0],
  ['an empty result', json(0, { result: {} }), 'ERR_EMPTY_RESPONSE', 'UPSTREAM_EMPTY', 0],
  ['invalid JSON', raw(0, '{"result": '), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['a second byte-order mark', raw(0, '\ufeff\ufeff{"result": {"id": 1}}'), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['NaN', raw(0, '{"result": NaN}'), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['broken UTF-8', raw(0, Buffer.from([0x22, 0xff, 0x22])), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['a bare list', json(0, [1]), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['endless depth', raw(0, '['.repeat(100_000) + ']'.repeat(100_000)), NETWORK, 'UPSTREAM_NETWORK', 0],
  ['a reset', (response) => response.destroy(), NETWORK, 'UPSTREAM_NETWORK', undefined],
  [
    'half a body',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"result":')
      setImmediate(() => response.destroy())
    },
    NETWORK,
    'UPSTREAM_NETWORK',
    undefined,
  ],
]

/** A read and a write; 0 in a row stands for the expected status. */
const CALLS: [string, number, (rest: Rest) => Promise<unknown>][] = [
  ['a read', 200, (rest) => rest.productBySlug('a', {}, { fresh: true })],
  ['a create', 201, (rest) => rest.createOrder(ORDER, { idempotencyKey: 'k-1' })],
]

let recorder: Recorder
beforeAll(async () => {
  recorder = await startRecorder({ retries: { idempotent: 0, other: 0 } })
})
beforeEach(() => {
  recorder.serverErrors.length = 0
  recorder.records.length = 0
})
afterAll(() => recorder.close())

describe.each(CALLS)('%s that is answered with', (_, expected, call) => {
  test.each(ROWS)('%s', async (_name, reply, message, code, status) => {
    recorder.reply((response, index, recorded) => {
      const writeHead = response.writeHead.bind(response)
      // The row's 0 becomes the status that this call expects.
      response.writeHead = (given: number, ...rest: unknown[]) =>
        writeHead(given || expected, ...(rest as [Record<string, string>]))
      reply(response, index, recorded)
    })
    const failure = await failureOf(call(recorder.rest))
    expect(failure.message).toBe(message)
    expect(failure.extensionCode).toBe(code)
    expect(failure.status).toBe(status === 0 ? expected : status)
    expect(failure).toMatchObject({ service: 'catalog', requestId: 'req-1' })
    expect(recorder.records.map((record) => record.outcome)).toEqual([code])
    expect(recorder.serverErrors).toHaveLength((status ?? 0) >= 500 ? 1 : 0)
  })
})

describe('404', () => {
  test('of a by-slug call is null, of another call a failure', async () => {
    recorder.reply(json(404, { error: { code: 'NOT_FOUND' } }))
    expect(await recorder.rest.productBySlug('a')).toBeNull()
    expect(await recorder.rest.page('a')).toBeNull()
    expect(await recorder.rest.solutionSimilar('a')).toEqual([])
    expect((await failureOf(recorder.rest.settings())).message).toBe('NOT_FOUND')
  })
})

describe('an order refused for its lines', () => {
  test('names the lines and nothing else', async () => {
    const lines = [
      { productId: 7, parentId: null, requested: 5, available: '2', secret: 'x' },
      { requested: 1 },
      'x',
    ]
    recorder.reply(json(409, { error: { code: 'OUT_OF_STOCK', message: 'мало', lines, host: 'db-1' } }))
    const failure = await failureOf(CALLS[1]?.[2](recorder.rest))
    expect(failure).toBeInstanceOf(UpstreamRefusedError)
    expect(failure.message).toBe('OUT_OF_STOCK')
    expect((failure as UpstreamRefusedError).lines).toEqual([
      { productId: '7', parentId: null, requested: 5, available: 2 },
    ])
    expect(JSON.stringify(failure)).not.toMatch(/secret|db-1/)
  })
})

test('a status says whether the same call may succeed later', async () => {
  const isRetryable = async (status: number) => {
    recorder.reply(raw(status, ''))
    return (await failureOf(recorder.rest.settings({ fresh: true }))).retryable
  }
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) expect(await isRetryable(status)).toBe(true)
  for (const status of [400, 401, 403, 410, 422, 501]) expect(await isRetryable(status)).toBe(false)
})

async function failureOf(promise: Promise<unknown> | undefined): Promise<UpstreamError> {
  try {
    await promise
  } catch (error) {
    return error as UpstreamError
  }
  throw new Error('the call did not fail')
}

const REASONS: [string, Reply, number | undefined, string][] = [
  ...[204, 302, 401, 403, 404, 429, 500].map((status): (typeof REASONS)[number] => [
    `${status}`,
    raw(status, ''),
    status,
    `API error, status: ${status}.`,
  ]),
  ['a code', json(401, { error: { code: 'TOKEN_EXPIRED', message: 'Анна' } }), 401, 'TOKEN_EXPIRED'],
  ['words that may name a visitor', json(403, { code: 'Анна +79162451122' }), 403, 'refused'],
  ['HTML', raw(200, '<h1>Анна</h1>'), 200, 'not JSON'],
  ['nothing', raw(200, ''), 200, 'ERR_EMPTY_RESPONSE'],
  ['another shape', json(200, { result: [1] }), 200, 'an invalid result'],
  ['too much', raw(200, 'x'.repeat(2 ** 21)), undefined, 'the answer is larger than 1048576 bytes'],
  ['no end', (response) => response.write('{"result'), undefined, 'the deadline has passed'],
  ['a reset', (response) => response.destroy(), undefined, 'UND_ERR_SOCKET'],
]

test.each(REASONS)('of a service that answers with %s the log says why', async (_, reply, status, reason) => {
  const lines: object[] = []
  const failing = createFailingServices({ error: (line: object) => void lines.push(line) })
  const { rest, reply: answer } = await openRecorder({ onCall: failing.note, deadlineMs: 300 })
  answer(reply)
  for (const _again of 'ab') await expect(rest.contacts()).rejects.toThrow()
  expect(lines).toEqual([
    {
      service: 'content',
      call: 'contacts',
      path: '/content/v2/contacts',
      requestId: 'req-1',
      status,
      reason,
    },
  ])
  expect(failing.names()).toEqual(['content'])
  answer(json(200, { result: { legalName: 'ООО' } }))
  await rest.contacts()
  expect(failing.names()).toEqual([])
})

test('a name that is not there and a refused write are nobody’s failure', async () => {
  const failing = createFailingServices({ error: () => expect.unreachable() })
  const { rest, reply } = await openRecorder({ onCall: failing.note })
  reply(json(404, {}))
  expect(await rest.productBySlug('x')).toBeNull()
  for (const status of [400, 409, 422]) {
    reply(json(status, { code: 'BAD' }))
    await expect(rest.createOrder(ORDER, { idempotencyKey: 'k-1' })).rejects.toThrow()
  }
  expect(failing.names()).toEqual([])
})
