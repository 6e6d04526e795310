import { describe, expect, test } from 'vitest'
import { openRecorder, sendJson } from './recorder.ts'

describe('identifiers that no entity can have', () => {
  const slashes = ['../../v2/settings', '//evil', 'a\\b', '..%2F..%2Forders', '%252e%252e%255cx', 'a／b']
  test.each(['', ' ', '.', '..', 'a\u0000b', 'x'.repeat(201), '\ud800', ...slashes])(
    '%j is not requested',
    async (slug) => {
      const { rest, requests } = await openRecorder()
      expect(await rest.productBySlug(slug)).toBeNull()
      expect(await rest.page(slug)).toBeNull()
      expect(await rest.solutionSimilar(slug)).toEqual([])
      expect(await rest.productsByIds([slug])).toEqual([])
      expect(requests).toEqual([])
    },
  )

  test.each(['a?b=c', 'a#b', 'a;b', '100% хлопок'])('%j stays one segment', async (slug) => {
    const { rest, requests, reply } = await openRecorder()
    reply((response) => sendJson(response, 200, { result: { id: 1, slug: 's' } }))
    await rest.productBySlug(slug)
    expect(requests[0]?.line).toBe(`GET /catalog/v2/products/by-slug/${encodeURIComponent(slug)}`)
  })
})

describe('many ids', () => {
  test('are sent in one call up to 250', async () => {
    const { rest, requests } = await openRecorder()
    await rest.productsByIds(Array.from({ length: 250 }, (_, index) => String(index)))
    expect(requests).toHaveLength(1)
  })

  test('are split where a URL would become too long', async () => {
    const { rest, requests } = await openRecorder()
    await rest.productsByIds(Array.from({ length: 250 }, (_, index) => `${index}-${'x'.repeat(100)}`))
    expect(requests).toHaveLength(3)
    for (const { line } of requests) expect(line.length).toBeLessThan(12_200)
    const asked = requests.flatMap(({ line }) => line.split('/').at(-1)?.split(','))
    expect(asked).toHaveLength(250)
  })
})
