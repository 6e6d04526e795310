import { Agent, fetch } from 'undici'
import type { ServiceAccess } from '#gateway/rest/rest.ts'

/** The path at which a picture is served in a width. */
export function picturePath(original: string, width: number): string {
  return storageUrlOf(`/pictures/${width}`, original)
}

/** The URL of an original in the storage. */
function storageUrlOf(storageUrl: string, original: string): string {
  const segments = original.toWellFormed().split('/').filter(Boolean)
  return `${storageUrl}/${segments.map(encodeURIComponent).join('/')}`
}

const MAX_BYTES = 20 * 1024 * 1024

/** Where originals come from. */
export type Storage = {
  /** Base URL that a picture's path is appended to. */
  storageUrl: string
  /** What the storage demands. Nothing where absent. */
  access?: ServiceAccess | undefined
  /** The longest that one original may take, milliseconds. */
  deadlineMs: number
}

/** Called with a number of bytes before they are held; throws where there is no room for them. */
type Take = (bytes: number) => void

/**
 * Makes the function that fetches the original at a path of the storage: null where there is none, or one that is
 * empty or too large to be a picture. It throws when the storage does not answer or answers with a 5xx, and what
 * `take` throws.
 */
export function createFetchOriginal({ storageUrl, access, deadlineMs }: Storage) {
  const dispatcher = new Agent({ connect: { ...access?.tls } })

  return async function fetchOriginal(path: string, take: Take): Promise<Buffer | null> {
    const response = await fetch(storageUrlOf(storageUrl, path), {
      headers: access?.headers ?? {},
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      dispatcher,
    })
    if (response.ok && response.body) return readCapped(response.body, take)
    await response.body?.cancel()
    if (response.status >= 500) throw new Error(`the storage answered ${response.status}`)
    return null
  }
}

async function readCapped(body: AsyncIterable<Uint8Array>, take: Take): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    take(chunk.byteLength)
    chunks.push(chunk)
  }
  return size === 0 ? null : Buffer.concat(chunks)
}
