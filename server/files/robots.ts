import type { FastifyInstance } from 'fastify'
import { CHOICES } from '#renderer/catalog/catalogUrl.ts'
import { type Pages, routesOf } from '../base/pages.ts'

/** Parameters that show the same list otherwise: Yandex leaves them out of its URLs. */
const SAME_LIST = ['from', 'to', ...CHOICES]

/** `GET /robots.txt`: where search engines may go, and where the sitemap is. */
export function registerRobots(app: FastifyInstance, { siteUrl, pages }: RobotsOptions): void {
  const closed = routesOf(pages, ({ robots }) => robots === 'disallow').map(
    (route) => route.split('/@')[0] ?? route,
  )
  // A path closes all that begin with it.
  const paths = closed.filter((path) => !closed.some((other) => path.startsWith(`${other}/`)))
  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...[...paths, '/graphql'].map((path) => `Disallow: ${path}`),
      `Clean-param: ${SAME_LIST.join('&')}`,
      '',
      `Sitemap: ${siteUrl()}/sitemap.xml`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}

type RobotsOptions = { siteUrl(): string; pages: Pages }
