import { expect, test } from 'vitest'
import { openApp } from './openApp.ts'

test('a variable that is of the whole process is refused', async () => {
  for (const env of [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, { WORKERS: '2' }])
    await expect(openApp({ env })).rejects.toThrow(/is for a process of its own: use startApp/)
})

test('apps of one process have log, caches and end of their own', async () => {
  const [one, other] = await Promise.all([
    openApp({ env: { LOG_LEVEL: 'info' } }),
    openApp({ env: { LOG_LEVEL: 'info' } }),
  ])
  const marked = (id: string) => fetch(`${one.url}/catalog`, { headers: { 'x-request-id': id } })
  expect((await marked('of-the-first')).status).toBe(200)
  await expect.poll(one.output).toContain('of-the-first')
  expect(other.output()).not.toContain('of-the-first')
  const hits = async (url: string) =>
    /sutki_page_cache_total\{outcome="miss"\} (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  expect([await hits(one.url), await hits(other.url)]).toEqual(['1', '0'])
  expect(await one.stop()).toBe(0)
  await expect(fetch(one.url)).rejects.toThrow()
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  expect(await other.stop()).toBe(0)
})
