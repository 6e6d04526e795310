import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type ReadyPage, readyPage } from './readyPage.ts'
import { createSendReady } from './sendPage.ts'

const READ = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test('a body that is kept carries the headers of the page that it is sent for, not those of another moment', async () => {
  const send = createSendReady({ isClosing: () => false, notePending() {}, release() {} })
  const app = Fastify()
  let page: ReadyPage
  app.get('/', async (request, reply) => {
    await send(request, reply, page)
    return reply
  })
  for (const seconds of [60, 12]) {
    const headers = { 'content-type': 'text/html', 'cache-control': `public, max-age=${seconds}` }
    page = await readyPage({ body: 'the same', headers })
    for (const [encoding, read] of Object.entries(READ)) {
      const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
      expect(answer.headers).toMatchObject({ ...headers, etag: page.etag, vary: 'accept-encoding' })
      expect(read(answer.rawPayload).toString()).toBe('the same')
    }
  }
  await app.close()
})
