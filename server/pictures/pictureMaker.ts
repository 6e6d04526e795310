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
import type { Logger } from 'pino'
import { singleFlight } from '#gateway/stores/renewal.ts'
import { createRequestQueue, type Rank } from '../overload/queue.ts'
import { createFetchOriginal, type Storage, sourceOf, UnusablePictureError } from './originals.ts'
import { createPictureFolder } from './pictureFolder.ts'
import { type PictureForm, type PictureFormat, pixelsOf, resize } from './resize.ts'

type PictureOptions = Storage & {
  /** Where made pictures are stored, and the bytes that they may take there. */
  cacheDir: string
  maxBytes: number
  log: Pick<Logger, 'warn'>
}

/** More pictures are requested than can be made: try again in a few seconds. */
export class PicturesBusyError extends Error {}

/** From so many pixels on an original is made into a picture alone: one of 50 million takes 200 MB. */
const LARGE_PIXELS = 10_000_000
const MAX_WAITING = 500
const PATIENCE_MS = 55_000
/** Originals that are fetched at once. A storage that fails so often in a row is left alone for the pause, milliseconds. */
const MAX_FETCHING = 16
const FAILURES = 5
const PAUSE_MS = 1000
/** Bytes of originals that may be on their way here or wait to be made into pictures. */
const MAX_ORIGINALS_BYTES = 64 * 1024 * 1024
/** So many paths without a picture are remembered, for so many milliseconds. */
const MAX_MISSING = 5000
const MISSING_MS = 30_000

/** A picture of the storage by its path, what is made of it, and the IP address whose turn it takes; none: the server's own. */
type PictureRequest = { path: string; width: number; form: PictureForm | undefined; address?: string }

/** The pictures of a path; null where the storage has none, or what it has is no picture. */
export type PictureMaker = {
  /** As WebP; as JPEG for a link preview, which messengers may not show otherwise. */
  plain(request: PictureRequest): Promise<Buffer | null>
  /** As AVIF, or as WebP where that is smaller. It is made behind an answer: until then there is the WebP, which is not final. */
  smallest(request: PictureRequest): Promise<readonly [picture: Buffer | null, isFinal: boolean]>
  /** Drops what waits to be made behind the answers, and waits for those in work. */
  stop(): Promise<void>
}

/** Makes pictures and stores them on disk. */
export function createPictureMaker(options: PictureOptions): PictureMaker {
  const inWork = singleFlight<Buffer | null>()
  const fetchOriginal = createFetchOriginal(options)
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS })
  const folder = createPictureFolder(options.cacheDir, options.maxBytes)
  const making = availableParallelism()
  const turns = createRequestQueue({
    running: { orders: making, pages: making, pictures: making, expensive: 1 },
    waiting: MAX_WAITING,
    // A page's pictures are asked for at once: as long as proxies wait.
    patienceMs: { orders: PATIENCE_MS, pages: PATIENCE_MS, pictures: PATIENCE_MS, expensive: PATIENCE_MS },
  })
  const fetching = wrap(
    bulkhead(MAX_FETCHING, MAX_WAITING),
    circuitBreaker(isStorageFault, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  )
  // One at a time: of two cores the other is left to the pages.
  const makingBehind = bulkhead(1, MAX_WAITING)
  let isOver = false
  let held = 0

  return { plain, smallest, stop }

  /** @throws when the storage cannot be reached; PicturesBusyError when too many wait. */
  function plain(request: PictureRequest): Promise<Buffer | null> {
    const format = request.form === 'preview' ? 'jpeg' : 'webp'
    const name = nameOf(request, format)
    return inWork.share(name, () => cachedOrNew(name, request, format))
  }

  /** @throws as `plain()` does. */
  async function smallest(request: PictureRequest): Promise<readonly [Buffer | null, boolean]> {
    const name = nameOf(request, 'smallest')
    const cached = await folder.read(name)
    if (cached?.isFresh) return [cached.picture, true]
    const picture = await plain(request).catch((error: unknown) => {
      if (cached) return cached.picture
      throw error
    })
    // The next request tries again: the storage failed, or too many wait.
    const make = () => makingBehind.execute(() => makeSmallest(name, request)).catch(() => null)
    if (picture) void inWork.share(name, make)
    return [picture, false]
  }

  async function makeSmallest(name: string, request: PictureRequest): Promise<Buffer | null> {
    if (isOver) return null
    const [avif, cached] = [await makeNew(request, 'avif'), await plain(request)]
    const least = avif && cached && avif.byteLength < cached.byteLength ? avif : cached
    if (least) await folder.store(name, least)
    return least
  }

  async function stop(): Promise<void> {
    isOver = true
    await Promise.allSettled(inWork.running.values())
  }

  function nameOf({ path, width, form }: PictureRequest, ending: string): string {
    const source = sourceOf(path, options.storages)
    const hash = createHash('sha256')
      .update(`${source}${form ? `\n${form}` : ''}`)
      .digest('hex')
    return `${width}/${hash}.${ending}`
  }

  async function cachedOrNew(
    name: string,
    request: PictureRequest,
    format: PictureFormat,
  ): Promise<Buffer | null> {
    const cached = await folder.read(name)
    if (cached?.isFresh) return cached.picture
    if (missing.has(request.path)) return null
    try {
      const made = await makeNew(request, format)
      if (made) await folder.store(name, made)
      else missing.set(request.path, true)
      return made
    } catch (error) {
      if (cached) return cached.picture
      const isBusy = error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError
      throw isBusy ? new PicturesBusyError() : error
    }
  }

  async function inTurn<Result>(rank: Rank, address: string, work: () => Promise<Result>): Promise<Result> {
    // Others may wait for the same picture when the one who asked first has left.
    const release = await turns.acquire(rank, { address })
    if (!release) throw new PicturesBusyError()
    return work().finally(release)
  }

  // A picture that waits for the storage takes no slot from one that is being drawn.
  async function makeNew(
    { path, width, form, address = '' }: PictureRequest,
    format: PictureFormat,
  ): Promise<Buffer | null> {
    let taken = 0
    const take = (bytes: number) => {
      if (held + bytes > MAX_ORIGINALS_BYTES) throw new PicturesBusyError()
      held += bytes
      taken += bytes
    }
    try {
      const original = await fetching.execute(() => fetchOriginal(path, take))
      if (!original) return null
      const rank = (await pixelsOf(original)) < LARGE_PIXELS ? 'pictures' : 'expensive'
      return await inTurn(rank, address, () => resize(original, { width, form }, format))
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error
      // Said once, as long as the path is remembered.
      if (missing.peek(path, { allowStale: true }) === undefined)
        options.log.warn({ path, reason: error.message }, 'a picture of the storage cannot be shown')
      return null
    } finally {
      held -= taken
    }
  }
}

const isStorageFault = handleWhen(
  (error) => !(error instanceof PicturesBusyError || error instanceof UnusablePictureError),
)
