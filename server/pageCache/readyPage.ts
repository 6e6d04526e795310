import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ownMemory } from '../ownMemory.ts'

/** A page as it is sent: one body in each encoding, of which the smallest is always at hand. */
export type ReadyPage = {
  /** Weak: it is the same for all encodings. */
  etag: string
  packed: ReadyBody
  /** Headers that do not depend on the encoding. */
  headers: Readonly<Record<string, string>>
}

/** A body with the headers of its answers, as names and values in turn. */
export type ReadyBody = { bytes: Buffer; head: readonly string[]; notModified: readonly string[] }

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page is compressed once for many answers, but a first visitor waits for it: 5 is smaller than 4 at hardly more time. */
const BROTLI_QUALITY = 5

const compress = promisify(brotliCompress)

/** A body as it is sent, and the headers that are its own. */
export type FinishedPage = { body: string; headers: Readonly<Record<string, string>> }

/** Makes a page ready to be sent. */
export async function readyPage({ body, headers: own }: FinishedPage): Promise<ReadyPage> {
  const bytes = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'private, no-cache', ...own, vary: 'accept-encoding', etag }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return { etag, headers, packed: readyBody(ownMemory(await compress(bytes, { params })), 'br', headers) }
}

/** A body of a page with the headers of its answers. */
export function readyBody(
  bytes: Buffer,
  encoding: Encoding,
  headers: Readonly<Record<string, string>>,
): ReadyBody {
  const notModified = Object.entries(headers).flat()
  const isPlain = encoding === 'identity'
  const head = [...notModified, 'content-length', String(bytes.length)]
  return { bytes, notModified, head: isPlain ? head : [...head, 'content-encoding', encoding] }
}
