import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { fetchOriginal } from './originals.ts'
import { createPictureFolder } from './pictureFolder.ts'

type PictureOptions = {
  /** Base URL that a picture's path is appended to. */
  storageUrl: string
  /** Where made pictures are kept, and the bytes that they may take there. */
  cacheDir: string
  maxBytes: number
  /** The longest that one original may take, milliseconds. */
  deadlineMs: number
}

/** More pictures are requested than can be made: try again in a few seconds. */
export class PicturesBusyError extends Error {}

const MAX_PIXELS = 50_000_000
/** From so many pixels on an original is made into a picture alone: one of 50 million takes 200 MB. */
const LARGE_PIXELS = 10_000_000
const MAKING_SECONDS = 10
const MAX_WAITING = 500
/** Originals that are fetched at once. A storage that fails so often in a row is left alone for the pause, milliseconds. */
const MAX_FETCHING = 16
const FAILURES = 5
const PAUSE_MS = 1000
/** Bytes of originals that may be on their way here or wait to be made into pictures. */
const MAX_ORIGINALS_BYTES = 64 * 1024 * 1024
/** So many paths without a picture are remembered, for so many milliseconds. */
const MAX_MISSING = 5000
const MISSING_MS = 30_000

// One thread a picture, and as many pictures at once as there are cores.
sharp.concurrency(1)
// What is made is kept on the disk: the library's own memory of 50 MB would never be asked.
sharp.cache(false)
// Formats of the web alone. An SVG is a program: it is refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** Makes the picture of a path in a width; null where the storage has none, or what it has is no picture. */
export type PictureMaker = (path: string, width: number) => Promise<Buffer | null>

/** Makes pictures and keeps them on disk. */
export function createPictureMaker(options: PictureOptions): PictureMaker {
  const underWay = new Map<string, Promise<Buffer | null>>()
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS })
  const folder = createPictureFolder(options.cacheDir, options.maxBytes)
  const making = bulkhead(availableParallelism(), MAX_WAITING)
  const makingLarge = bulkhead(1, MAX_WAITING)
  const fetching = wrap(
    bulkhead(MAX_FETCHING, MAX_WAITING),
    circuitBreaker(isStorageFault, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  )
  let held = 0

  /** @throws when the storage cannot be reached; PicturesBusyError when too many wait. */
  return function make(path: string, width: number): Promise<Buffer | null> {
    const key = `${width}/${path}`
    const made = underWay.get(key) ?? keptOrNew(path, width).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  async function keptOrNew(path: string, width: number): Promise<Buffer | null> {
    const hash = createHash('sha256').update(`${options.storageUrl}\n${path}`).digest('hex')
    const name = `${width}/${hash}.webp`
    const kept = await folder.read(name)
    if (kept?.isFresh) return kept.picture
    if (missing.has(path)) return null
    try {
      const made = await makeNew(path, width)
      if (made) await folder.keep(name, made)
      else missing.set(path, true)
      return made
    } catch (error) {
      if (kept) return kept.picture
      const isBusy = error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError
      throw isBusy ? new PicturesBusyError() : error
    }
  }

  // What waits for the storage takes no place from what is being made.
  async function makeNew(path: string, width: number): Promise<Buffer | null> {
    let taken = 0
    const take = (bytes: number) => {
      if (held + bytes > MAX_ORIGINALS_BYTES) throw new PicturesBusyError()
      held += bytes
      taken += bytes
    }
    try {
      const original = await fetching.execute(() => fetchOriginal(path, { ...options, take }))
      if (!original) return null
      const turn = (await pixelsOf(original)) < LARGE_PIXELS ? making : makingLarge
      return await turn.execute(() => resize(original, width))
    } finally {
      held -= taken
    }
  }
}

const isStorageFault = handleWhen((error) => !(error instanceof PicturesBusyError))

async function resize(original: Buffer, width: number): Promise<Buffer | null> {
  if (isCutOff(original)) return null
  return sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAKING_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}

/** How large a picture says that it is; 0 for what is none. */
async function pixelsOf(original: Buffer): Promise<number> {
  const size = await sharp(original)
    .metadata()
    .catch(() => null)
  return size ? size.width * size.height : 0
}

/** Whether a JPEG ends before its end mark: its decoder fills the rest with grey. */
function isCutOff(original: Buffer): boolean {
  return original.indexOf(Buffer.of(0xff, 0xd8)) === 0 && original.lastIndexOf(Buffer.of(0xff, 0xd9)) < 0
}
