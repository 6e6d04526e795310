import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createHttp } from '../../server/http/index.ts'
import { registerPages } from '../../server/pages/index.ts'
import { createRenderAny } from '../../server/pages/render/renderAny.ts'

test('where not even the error page can be rendered, the visitor reads a few words of ours', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  registerPages(app, {
    pageRequestOf() {
      const services = {
        execute: async () => ({ data: {} }),
        today: '2026-12-01',
        timeZone: 'Europe/Moscow',
        // No URL: no head can be rendered.
        siteUrl: 'nowhere',
        buildId: 'test',
        gtmId: null,
        hasMaps: false,
        hasWorker: false,
        reportFailure() {},
        reportLack() {},
      }
      return { services, cacheControl: () => 'no-store', isWhole: () => true, isHealthy: () => true }
    },
    countMutation: async () => 0,
    variantOf: () => null,
    render: () => Promise.reject(new Error('no payload was asked for')),
    renderAny: await createRenderAny(true),
    ready: null,
  })
  const { statusCode, headers, body } = await app.inject('/catalog')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'no-store',
  ])
  expect(body).toMatch(/^Страница не открылась/)
  await app.close()
})
