import type { FastifyInstance } from 'fastify'

/**
 * A plan in the address of the cart is shown as a plan, where it is worked with without scripts and put into the cart by a press: a link
 * changes nobody's cart.
 */
export function registerCartPlans(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!url.startsWith('/cart?') || (method !== 'GET' && method !== 'HEAD')) return
    const search = url.slice(url.indexOf('?'))
    if (new URLSearchParams(search).has('l')) return reply.redirect(`/plan${search}`, 303)
  })
}
