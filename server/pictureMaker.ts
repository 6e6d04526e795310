import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import sharp from 'sharp'
import { fetchOriginal } from './originals.ts'

export type PictureOptions = {
  /** Base address that a picture's path is appended to. */
  storageUrl: string
  /** Where made pictures are kept. */
  cacheDir: string
  /** The longest that one original may take, milliseconds. */
  deadlineMs: number
}

/** More pictures are asked for than can be made: try again in a few seconds. */
export class PicturesBusyError extends Error {}

const MAX_PIXELS = 50_000_000
const MAKING_SECONDS = 10
const MOST_WAITING = 500
/** After so many days the storage is asked whether its original is still the same. */
const FRESH_MS = 7 * 24 * 60 * 60 * 1000

// One thread a picture, and as many pictures at once as there are cores: an original of 50 million pixels takes 200 MB.
sharp.concurrency(1)
// Formats of the web alone. An SVG is a program: it is refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** Makes pictures and keeps them on disk; null where the storage has none, or what it has is no picture. */
export function createPictureMaker(options: PictureOptions) {
  const underWay = new Map<string, Promise<Buffer | null>>()
  const queue = bulkhead(availableParallelism(), MOST_WAITING)

  /** @throws when the storage cannot be asked; PicturesBusyError when too many wait. */
  return function make(path: string, width: number): Promise<Buffer | null> {
    const key = `${width}/${path}`
    const making = underWay.get(key) ?? keptOrNew(path, width).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  async function keptOrNew(path: string, width: number): Promise<Buffer | null> {
    const name = createHash('sha256').update(`${options.storageUrl}\n${path}`).digest('hex')
    const file = join(options.cacheDir, String(width), `${name}.webp`)
    const kept = await readKept(file)
    if (kept?.isFresh) return kept.picture
    try {
      const made = await queue.execute(() => makeNew(path, width))
      if (made) await keep(file, made)
      return made
    } catch (error) {
      if (kept) return kept.picture
      throw error instanceof BulkheadRejectedError ? new PicturesBusyError() : error
    }
  }

  async function makeNew(path: string, width: number): Promise<Buffer | null> {
    const original = await fetchOriginal(path, options)
    if (!original) return null
    return sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAKING_SECONDS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => null)
  }
}

async function readKept(file: string): Promise<{ picture: Buffer; isFresh: boolean } | null> {
  try {
    const [picture, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
    return { picture, isFresh: Date.now() - mtimeMs < FRESH_MS }
  } catch {
    return null
  }
}

// A full disk must not cost the visitor the picture.
async function keep(file: string, picture: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.${crypto.randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(unfinished, picture))
    .then(() => rename(unfinished, file))
    .catch(() => {})
}
