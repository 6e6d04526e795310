import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createHttp } from '../../server/http.ts'
import { registerPages } from '../../server/pages.ts'

test('where not even the error page can be rendered, the visitor reads a few words of ours', async () => {
  const app = createHttp({ env: { TRUST_PROXY: [] }, log: pino({ level: 'silent' }) })
  await registerPages(app, {
    production: true,
    hostFor() {
      const host = {
        execute: async () => ({ data: {} }),
        get today(): string {
          throw new Error('the clock is gone')
        },
        timeZone: 'Europe/Moscow',
        siteUrl: 'https://shop.example',
        buildId: 'test',
        gtmId: null,
        hasMaps: false,
        hasWorker: false,
        reportFailure() {},
      }
      return { host, cacheControl: () => 'no-store', isWhole: () => true, isSound: () => true }
    },
    render: () => Promise.reject(new Error('no payload was asked for')),
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
