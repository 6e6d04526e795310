import type { FastifyInstance } from 'fastify'
import { LANGUAGE, NAME, PAGE_COLOR, SHORT_NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'
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
    const brand = settings?.brand ?? NAME
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', settings ? 'public, max-age=3600' : 'no-store')
      .send({
        name: texts.shop.title(brand),
        // Below an icon there is room for about twelve letters.
        short_name: brand.length <= 12 || brand !== NAME ? brand : SHORT_NAME,
        ...LOOKS,
      })
  })
}

const LOOKS = {
  description: texts.shop.description,
  lang: LANGUAGE,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: PAGE_COLOR,
  theme_color: PAGE_COLOR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}
