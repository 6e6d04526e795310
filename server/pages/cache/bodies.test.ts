import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '../../http/encoding.ts'
import { createBodies } from './bodies.ts'
import { type ReadyBody, readyPage } from './readyPage.ts'

const headerOf = ({ head }: ReadyBody, name: string) => head[head.indexOf(name) + 1]

test('a body that is kept carries the headers of the page that it is sent for, not those of another moment', async () => {
  const bodyOf = createBodies()
  const body = 'one and the same payload '.repeat(100)
  const tags = new Set<string>()
  for (const seconds of [60, 17]) {
    const page = await readyPage({ body, headers: { 'cache-control': `public, max-age=${seconds}` } })
    tags.add(page.etag)
    for (const encoding of ['br', 'gzip', 'identity'] satisfies Encoding[]) {
      const sent = await bodyOf(page, encoding)
      expect(headerOf(sent, 'cache-control')).toBe(`public, max-age=${seconds}`)
      expect(sent.notModified).toContain(`public, max-age=${seconds}`)
      if (encoding === 'gzip') expect(gunzipSync(sent.bytes).toString()).toBe(body)
    }
  }
  expect(tags.size).toBe(1)
})

test.each(['br', 'identity'] as const)(
  'a page that is at hand as %s is given in every encoding',
  async (encoding) => {
    const body = 'one and the same page '.repeat(100)
    const page = await readyPage({ body, headers: {} }, { encoding })
    const bodyOf = createBodies()
    expect(bodyOf(page, encoding)).toBe(page.body)
    const [br, gzip, identity] = await Promise.all(
      (['br', 'gzip', 'identity'] satisfies Encoding[]).map((each) => bodyOf(page, each)),
    )
    const plain = [brotliDecompressSync(br?.bytes ?? ''), gunzipSync(gzip?.bytes ?? ''), identity?.bytes]
    expect(plain.map(String)).toEqual([body, body, body])
    expect([br, gzip, identity].map((each) => each?.head.includes('content-encoding'))).toEqual([
      true,
      true,
      false,
    ])
  },
)

test('of equal bodies that are asked for at once one is made', async () => {
  const bodyOf = createBodies()
  const page = await readyPage({ body: 'a page '.repeat(1000), headers: {} })
  const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyOf(page, 'gzip')))
  expect(new Set(bodies.map(({ bytes }) => bytes)).size).toBe(1)
  const again = await bodyOf(page, 'gzip')
  expect(again.bytes).toBe(bodies[0]?.bytes)
  expect(await bodyOf(page, 'gzip')).toBe(again)
})
