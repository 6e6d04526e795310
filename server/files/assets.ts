import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const builtFiles = fileURLToPath(new URL('../../dist/client', import.meta.url))
/** For files whose names say what is in them. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Every file has a route of its own, under a new name with each build. */
const RECORDED_AS = '/{file}'

/** Serves what the build made and `public/`: hashed files for ever, with few words, and the rest to be revalidated. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, recordedAs: RECORDED_AS }
    })
    await scope.register(fastifyStatic, {
      root: builtFiles,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.{br,gz,map}'],
      acceptRanges: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? IMMUTABLE : 'public, max-age=0, must-revalidate')
        if (isHashed) shorten(reply)
      },
    })
  })
}

/** A page loads a dozen of them, and headers would be a tenth of the smaller ones; HTTP/1.1 keeps connections untold. */
function shorten(reply: FastifyReply): void {
  for (const name of ['last-modified', 'etag', 'x-request-id']) reply.removeHeader(name)
  reply.raw.removeHeader('connection')
}
