import type { FastifyInstance, FastifyReply } from 'fastify'
import { APPS } from '#company/constants.ts'

/** Registers the files that allow the company's app to open links to the shop; none where there is no such app. */
export function registerAppLinks(app: FastifyInstance): void {
  const { android, ios } = APPS
  if (android) {
    const target = {
      namespace: 'android_app',
      package_name: android.package,
      sha256_cert_fingerprints: android.fingerprints,
    }
    const links = [{ relation: ['delegate_permission/common.handle_all_urls'], target }]
    app.get('/.well-known/assetlinks.json', async (_request, reply) => send(reply, links))
  }
  if (ios) {
    const links = { applinks: { details: [{ appIDs: [ios], components: [{ '/': '/*' }] }] } }
    app.get('/.well-known/apple-app-site-association', async (_request, reply) => send(reply, links))
  }
}

function send(reply: FastifyReply, links: object) {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(JSON.stringify(links))
}
