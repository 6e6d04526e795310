import type { FastifyInstance } from 'fastify'

/** Pages that are the visitor's own, or endless, or no pages at all. */
const CLOSED = ['/cart', '/order', '/search', '/sandbox', '/graphql']

/** Parameters that show the same list otherwise: Yandex leaves them out of its URLs. */
const CHOICES = ['from', 'to', 'sort', 'in_stock', 'min_price', 'max_price', 'brands', 'volumes', 'category']

/** `GET /robots.txt`: where search engines may go, and where the sitemap is. */
export function registerRobots(app: FastifyInstance, { siteUrl }: { siteUrl(): string }): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Clean-param: ${CHOICES.join('&')}`,
      '',
      `Sitemap: ${siteUrl()}/sitemap.xml`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
