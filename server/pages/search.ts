import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Query = z.object({ q: z.string().trim().min(1).max(200).optional().catch(undefined) })

/** `GET /search?q=…`, which the search form sends before scripts run or without them: leads to the page of the results. */
export function registerSearch(app: FastifyInstance): void {
  app.get('/search', async (request, reply) => {
    const { q } = Query.parse(request.query)
    // A slash would begin another part of the path.
    const words =
      q
        ?.toWellFormed()
        .replace(/[\s/\\]+/g, ' ')
        .trim() ?? ''
    const hasWords = /[\p{L}\p{N}]/u.test(words)
    return reply.redirect(hasWords ? `/search/${encodeURIComponent(words)}` : '/catalog', 302)
  })
}
