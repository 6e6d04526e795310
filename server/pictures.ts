import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'

/** The widths in pixels that pictures are made in. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

export type PictureOptions = {
  /** Base address that a picture's path is appended to. */
  storageUrl: string
  /** Where made pictures are kept. */
  cacheDir: string
  /** The longest that one original may take, milliseconds. */
  deadlineMs: number
}

const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 50_000_000
const KEEP = 'public, max-age=604800, stale-while-revalidate=2592000'

const Params = z.object({
  width: z.coerce.number().pipe(z.literal(PICTURE_WIDTHS)),
  '*': z
    .string()
    .min(1)
    .max(500)
    .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .refine((path) => !/[\u0000-\u001f\\]/.test(path)),
})

/** `GET /pictures/{width}/{path}`: the storage's picture in the width asked for, as WebP, never enlarged. */
export function registerPictures(app: FastifyInstance, options: PictureOptions): void {
  const underWay = new Map<string, Promise<Buffer | null>>()

  app.get('/pictures/:width/*', async (request, reply) => {
    const params = Params.safeParse(request.params)
    if (!params.success) return reply.code(404).send()
    const { width, '*': path } = params.data
    const key = `${width}/${path}`
    const making = underWay.get(key) ?? pictureOf(path, width, options).finally(() => underWay.delete(key))
    underWay.set(key, making)
    const picture = await making
    if (!picture) return reply.code(404).header('cache-control', 'public, max-age=30').send()
    return reply.type('image/webp').header('cache-control', KEEP).send(picture)
  })
}

/** The path at which a picture is served in a width. */
export function pictureAddress(original: string, width: number): string {
  return storageAddress(`/pictures/${width}`, original)
}

/** The address of an original in the storage. */
export function storageAddress(storageUrl: string, original: string): string {
  return `${storageUrl}/${original.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`
}

async function pictureOf(path: string, width: number, options: PictureOptions): Promise<Buffer | null> {
  const name = createHash('sha256').update(`${options.storageUrl}\n${path}`).digest('hex')
  const file = join(options.cacheDir, String(width), `${name}.webp`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const original = await fetchOriginal(path, options).catch(() => null)
  if (!original) return null
  const made = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null)
  if (made) await keep(file, made)
  return made
}

async function fetchOriginal(
  path: string,
  { storageUrl, deadlineMs }: PictureOptions,
): Promise<Buffer | null> {
  const response = await fetch(storageAddress(storageUrl, path), {
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok || !response.body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > MAX_ORIGINAL_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

// A full disk must not cost the visitor the picture.
async function keep(file: string, picture: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(unfinished, picture))
    .then(() => rename(unfinished, file))
    .catch(() => {})
}
