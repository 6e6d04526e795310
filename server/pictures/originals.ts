import { unescape as decoded } from 'node:querystring'
import { Agent, fetch } from 'undici'
import type { ServiceAccess } from '#gateway/rest/rest.ts'

/** The path at which a picture is served in a width. A URL loses one of its two slashes there, and all lose their query. */
export function picturePath(original: string, width: number): string {
  return `/pictures/${width}/${encodedPath(original.replace(/\?.*/s, ''))}`
}

function encodedPath(path: string, read = (segment: string) => segment): string {
  const segments = path.toWellFormed().split('/').filter(Boolean)
  return segments.map((segment) => encodeURIComponent(read(segment))).join('/')
}

/**
 * Where an original is: below one of the storages, the first of them for a path alone; null: in none of them. It has one such name,
 * however it is spelt, and no query: a stranger could have a picture made any number of times.
 */
export function sourceOf(original: string, storages: readonly string[]): string | null {
  const [, protocol, rest] = /^(https?:)\/\/?(?!\/)(.+)$/.exec(original) ?? []
  if (protocol === undefined) return `${storages[0]}/${encodedPath(original)}`
  const url = URL.parse(`${protocol}//${rest}`)
  const source = url && `${url.origin}/${encodedPath(url.pathname, decoded)}`
  const isStored = storages.some((storage) =>
    source?.startsWith(`${new URL(storage).href.replace(/\/$/, '')}/`),
  )
  return isStored ? source : null
}

const MAX_BYTES = 20 * 1024 * 1024

/** Where originals come from. */
export type Storage = {
  /** Base URLs of the storages, the first of them the one that a picture's path is appended to. */
  storages: readonly string[]
  /** The access to the services, when their origin is also a storage of pictures. */
  access?: ServiceAccess & { origin: string }
  /** The longest that one original may take, milliseconds. */
  deadlineMs: number
}

/** The storage has a file that cannot be shown; says why. */
export class UnusablePictureError extends Error {}

/** Called with a number of bytes before they are held; throws where there is no room for them. */
type Take = (bytes: number) => void

/**
 * Fetches an original: null where there is none, or it is in no storage of the shop. Throws an UnusablePictureError for an empty or too
 * large one, further when the storage does not answer or answers with a 5xx, and what `take` throws.
 */
export function createFetchOriginal({ storages, access, deadlineMs }: Storage) {
  const [open, trusted] = [new Agent(), new Agent({ connect: { ...access?.tls } })]

  return async function fetchOriginal(original: string, take: Take): Promise<Buffer | null> {
    const source = sourceOf(original, storages)
    if (source === null) return null
    const isTrusted = new URL(source).origin === access?.origin
    const response = await fetch(source, {
      headers: isTrusted ? access.headers : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      dispatcher: isTrusted ? trusted : open,
    })
    if (response.ok && response.body) return readCapped(response.body, take)
    await response.body?.cancel()
    if (response.status >= 500) throw new Error(`the storage answered ${response.status}`)
    return null
  }
}

async function readCapped(body: AsyncIterable<Uint8Array>, take: Take): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new UnusablePictureError(`it has more than ${MAX_BYTES} bytes`)
    take(chunk.byteLength)
    chunks.push(chunk)
  }
  if (size === 0) throw new UnusablePictureError('it is empty')
  return Buffer.concat(chunks)
}
