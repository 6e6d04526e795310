import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Query = z.object({ q: z.string().trim().min(1).max(200).optional().catch(undefined) })

/** `GET /search?q=…`, which the search form sends before scripts run or without them: leads to the page of the results. */
export function registerSearch(app: FastifyInstance): void {
  app.get('/search', async (request, reply) => {
    const { q } = Query.parse(request.query)
    // A slash would begin another part of the path, and no path may have a control character.
    const words =
      q
        ?.toWellFormed()
        .replace(/[\s/\\\p{Cc}]+/gu, ' ')
        .trim() ?? ''
    const hasWords = /[\p{L}\p{N}]/u.test(words)
    return reply.redirect(hasWords ? `/search/${encodeURIComponent(words)}` : '/catalog', 302)
  })
}

/** A plan in the URL of the cart is shown as a plan: a link changes nobody's cart. */
export function registerCartPlans(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!url.startsWith('/cart?') || (method !== 'GET' && method !== 'HEAD')) return
    const search = url.slice(url.indexOf('?'))
    if (new URLSearchParams(search).has('l')) return reply.redirect(`/plan${search}`, 303)
  })
}
