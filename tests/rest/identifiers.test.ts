import { describe, expect, it } from 'vitest'
import { openRecorder, sendJson } from './recorder.ts'

describe('names that no entity can have', () => {
  it.each(['', ' ', '.', '..', 'a\u0000b', 'x'.repeat(201), '\ud800'])(
    '%j is not asked for',
    async (slug) => {
      const { rest, requests } = await openRecorder()
      expect(await rest.productBySlug(slug)).toBeNull()
      expect(await rest.page(slug)).toBeNull()
      expect(await rest.solutionSimilar(slug)).toEqual([])
      expect(await rest.productsByIds([slug])).toEqual([])
      expect(requests).toEqual([])
    },
  )

  it.each(['../../admin', '%2e%2e', 'a?b=c', 'a#b', 'a\\b', '//evil'])(
    '%j stays one segment',
    async (slug) => {
      const { rest, requests, reply } = await openRecorder()
      reply((response) => sendJson(response, 200, { result: { id: 1, slug: 's' } }))
      await rest.productBySlug(slug)
      expect(requests[0]?.line).toBe(`GET /catalog/v2/products/by-slug/${encodeURIComponent(slug)}`)
    },
  )
})

describe('many ids', () => {
  it('are asked in one call up to 250', async () => {
    const { rest, requests } = await openRecorder()
    await rest.productsByIds(Array.from({ length: 250 }, (_, index) => String(index)))
    expect(requests).toHaveLength(1)
  })

  it('are split where an address would become too long', async () => {
    const { rest, requests } = await openRecorder()
    await rest.productsByIds(Array.from({ length: 250 }, (_, index) => `${index}-${'x'.repeat(150)}`))
    expect(requests.length).toBeGreaterThan(1)
    for (const { line } of requests) expect(line.length).toBeLessThan(12_200)
    const asked = requests.flatMap(({ line }) => line.split('/').at(-1)?.split(','))
    expect(asked).toHaveLength(250)
  })
})
