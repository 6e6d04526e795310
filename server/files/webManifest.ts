import type { FastifyInstance } from 'fastify'
import type { RestFactory } from '#gateway/rest/rest.ts'

/** `GET /manifest.webmanifest`: what the shop is called and looks like on a visitor's screen, under the company's own name. */
export function registerWebManifest(
  app: FastifyInstance,
  { rest }: { rest: Pick<RestFactory, 'forRequest'> },
): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const settings = await rest
      .forRequest({ requestId: request.id })
      .settings()
      .catch(() => null)
    const brand = settings?.brand ?? 'Сутки'
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', settings ? 'public, max-age=3600' : 'no-store')
      .send({ name: `${brand} — прокат вещей посуточно`, short_name: brand, ...LOOKS })
  })
}

const LOOKS = {
  description: 'Вещи в аренду посуточно, с ценой за ваши даты.',
  lang: 'ru',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#f6f4ef',
  theme_color: '#f6f4ef',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}
