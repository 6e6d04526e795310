import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type Pages, routesOf } from '../base/pages.ts'
import { IMMUTABLE } from './assets.ts'

const clientFiles = new URL('../../dist/assets.json', import.meta.url)

/** The id of the build in dist/: two builds with the same browser files share it. Without a build it is `dev`. */
export async function readBuildId(): Promise<string> {
  if (!existsSync(clientFiles)) return 'dev'
  return createHash('sha256')
    .update(await readFile(clientFiles))
    .digest('hex')
    .slice(0, 16)
}

/** `GET /builds/latest.json`: which build the server runs; `GET /builds/meta/{buildId}.json`: its routes, each with a payload. */
export function registerBuilds(app: FastifyInstance, buildId: string, pages: Pages): void {
  const routes = routesOf(pages, () => true).map((route) => route.replace(/@[^/]+/g, '*'))
  const routeRules = Object.fromEntries(routes.map((route) => [route, { payload: true }]))
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: buildId }),
  )
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${buildId}.json`) return reply.callNotFound()
    return reply.header('cache-control', IMMUTABLE).send({ id: buildId, routeRules, prerendered: [] })
  })
}
