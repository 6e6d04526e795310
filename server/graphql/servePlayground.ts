import type { FastifyInstance } from 'fastify'
import { PLAYGROUND_FOLDER, playgroundText } from '#gateway/yoga.server.ts'
import { IMMUTABLE } from '../files/assets.ts'

/** `GET /playground/…`: the files of the playground, cached by browsers for ever. */
export function registerPlayground(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${PLAYGROUND_FOLDER}/:name`, async (request, reply) => {
    const { name } = request.params
    const text = await playgroundText(name)
    if (text === null) return reply.callNotFound()
    return reply
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .header('cache-control', IMMUTABLE)
      .send(text)
  })
}
