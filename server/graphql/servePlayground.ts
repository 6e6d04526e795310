import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { PLAYGROUND_FOLDER, playgroundText } from '#gateway/yoga.server.ts'
import { IMMUTABLE } from '../files/assets.ts'
import { encodingFor } from '../http/encoding.ts'

const PACKERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
}

/** `GET /playground/…`: the files of the playground, cached by browsers for ever and compressed once for all of them. */
export function registerPlayground(app: FastifyInstance): void {
  const packed = new Map<string, Promise<Buffer>>()

  function pack(encoding: keyof typeof PACKERS, name: string, text: string): Promise<Buffer> {
    const key = `${encoding} ${name}`
    const found = packed.get(key) ?? PACKERS[encoding](text)
    packed.set(key, found)
    return found
  }

  app.get<{ Params: { name: string } }>(`${PLAYGROUND_FOLDER}/:name`, async (request, reply) => {
    const { name } = request.params
    const text = await playgroundText(name)
    if (text === null) return reply.callNotFound()
    const isStyle = name.endsWith('.css')
    reply
      .type(isStyle ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .header('cache-control', IMMUTABLE)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return reply.send(Buffer.from(text))
    return reply
      .headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
      .send(await pack(encoding, name, text))
  })
}
