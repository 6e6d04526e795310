import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { clientOf } from '../base/clientAddress.ts'
import { takenItems } from '../http/encoding.ts'
import { type PictureMaker, PicturesBusyError } from './pictureMaker.ts'
import { PICTURE_FORMS } from './resize.ts'

/** The widths in pixels that pictures are made in. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000'
/** The caching of a picture that is smaller soon. */
const SOON_CACHE_CONTROL = 'public, max-age=60'
const NOT_FOUND_CACHE_CONTROL = 'public, max-age=30'

const Params = z.object({
  width: z
    .string()
    .regex(/^[1-9]\d{2,3}$/)
    .transform(Number)
    .pipe(z.literal(PICTURE_WIDTHS)),
  '*': z
    .string()
    .min(1)
    .max(500)
    .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .refine((path) => path.isWellFormed() && !/[\u0000-\u001f\\?]/.test(path)),
})

/**
 * `GET /pictures/{width}/{path}`: a picture in a width, never enlarged, with `?square`, `?framed`, `?grounded` or `?shelved` in that form. AVIF for a client
 * that takes it once that is made, else WebP. With `?preview` a JPEG in the shape of a link preview. 404 for what is no picture, 503
 * while the storage cannot be reached.
 */
export function registerPictures(app: FastifyInstance, maker: PictureMaker): void {
  app.addHook('onClose', maker.stop)
  app.get<{ Querystring: Record<string, unknown> }>('/pictures/:width/*', async (request, reply) => {
    reply.header('vary', 'Accept')
    const params = Params.safeParse(request.params)
    if (!params.success) return reply.code(404).header('cache-control', NOT_FOUND_CACHE_CONTROL).send()
    try {
      const { '*': path, width } = params.data
      const form = PICTURE_FORMS.find((name) => request.query[name] !== undefined)
      const asked = { path, width, form, address: clientOf(request) }
      const takesAvif = form !== 'preview' && takenItems(request.headers.accept ?? '').get('image/avif')
      const [picture, isFinal] = takesAvif ? await maker.smallest(asked) : [await maker.plain(asked), true]
      if (!picture) return reply.code(404).header('cache-control', NOT_FOUND_CACHE_CONTROL).send()
      // Other clients of the gateway show them on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('cache-control', isFinal ? CACHE_CONTROL : SOON_CACHE_CONTROL)
      return reply.type(typeOf(picture)).send(picture)
    } catch (error) {
      if (!(error instanceof PicturesBusyError))
        request.log.warn({ err: error }, 'no picture from the storage')
      return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
    }
  })
}

/** Each of the three formats begins otherwise. */
function typeOf(picture: Buffer): string {
  if (picture[0] === 0xff) return 'image/jpeg'
  return picture.toString('latin1', 4, 8) === 'ftyp' ? 'image/avif' : 'image/webp'
}
