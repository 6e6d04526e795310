import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Recorder, SERVICE_PATHS, sendJson, startRecorder } from './recorder.ts'

const CLI = 'gateway/build/upstreamCheck.cli.ts'
const PATHS = Object.entries(SERVICE_PATHS).flatMap(([service, path]) => [`--${service}`, path])

describe('npm run upstream:check', () => {
  let recorder: Recorder
  beforeAll(async () => {
    recorder = await startRecorder()
  })
  afterAll(() => recorder.close())

  test('ends with 0 when every call that was tried fits, and says what correct answers mean for sales', async () => {
    recorder.reply((response, _, { line }) => {
      if (line.includes('no-such-slug')) return sendJson(response, 404, {})
      const more = { name: 'Tent', basicPricePerDay: 9.333, stocks: 0 }
      const tents = [2, 3].map((id) => ({ id, slug: `tent-${id}`, ...more }))
      const [, wanted] = /product_ids=(\d)/.exec(line) ?? []
      const data = [{ id: 1, slug: 'a' }, ...tents].filter(
        ({ id }) => !/[?&]page=([2-9]|10)/.test(line) && String(id) === (wanted ?? String(id)),
      )
      sendJson(response, 200, { result: { id: 1, slug: 'a', minOrderDays: 2, total: 999, data } })
    })
    const { code, output } = await run('--url', recorder.url, ...PATHS)
    expect(output).toContain('ok   categoryBySlug         GET /catalog/v2/categories/by-slug/a')
    expect(output).toContain('skip createOrder            POST /v2/orders')
    expect(output).toContain('18 fit, 0 do not, 11 not tried')
    expect(code).toBe(0)
    for (const hint of [
      '1 of 3 have no name',
      '1 of 3 have no basicPricePerDay: they cannot be ordered',
      '1 of 3 have no stocks',
      '2 of 3 have a stock of 0',
      '3 of 3 have no images',
      '2 of 3 share their names',
      '2 of 3 have prices finer than the currency',
      'total says 999, page 10 of 100 has 0',
    ])
      expect(output).toContain(`! ${hint}`)
  })

  test('finds services at the URL itself, and calls elsewhere', async () => {
    recorder.reply((response) => sendJson(response, 200, { result: { minOrderDays: 2 } }))
    const { output } = await run(
      '--url',
      `${recorder.url}/`,
      '--catalog',
      '',
      '--product',
      '/',
      '--calls',
      'contacts=/cms/who',
    )
    expect(output).toContain('ok   settings               GET /v2/settings')
    expect(output).toMatch(/contacts +GET \/cms\/who\n/)
    expect(output).toMatch(/categories +GET \/v2\/categories/)
  })

  test('ends with 1 when one does not, and says why', async () => {
    recorder.reply((response) => sendJson(response, 500, { error: { message: 'down' } }))
    const { code, output } = await run('--url', recorder.url, ...PATHS)
    expect(output).toContain(
      'FAIL settings               GET /product/v2/settings\n       - down (status 500, not 200)',
    )
    expect(code).toBe(1)
  })

  test('ends with 2 and prints its usage without a URL', async () => {
    const { code, output } = await run('--url', 'not an address')
    expect(output).toContain('npm run upstream:check -- --url')
    expect(code).toBe(2)
  })
})

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [CLI, ...args], (_, output) => {
      resolve({ code: child.exitCode ?? -1, output })
    })
  })
}
