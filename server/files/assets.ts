import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const builtFiles = fileURLToPath(new URL('../../dist/client', import.meta.url))
/** For files whose names say what is in them. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves what the build made and `public/`: hashed files for ever, the rest to be revalidated. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: builtFiles,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,map}'],
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? IMMUTABLE : 'public, max-age=0, must-revalidate',
      )
    },
  })
}
