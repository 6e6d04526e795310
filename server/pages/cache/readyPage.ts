import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { copyOffPool, type Encoding, utf8 } from '../../http/encoding.ts'

/** A page as it is sent: one body in each encoding, of which the smallest is always at hand. */
export type ReadyPage = {
  /** Weak: it is the same for all encodings. */
  etag: string
  packed: ReadyBody
  /** Headers that do not depend on the encoding. */
  headers: Readonly<Record<string, string>>
  /** It is packed as small as it gets. */
  isSmallest: boolean
}

/** A body with the headers of its answers, as names and values in turn. */
export type ReadyBody = { bytes: Buffer; head: readonly string[]; notModified: readonly string[] }

/** A page is compressed once for many answers, but a first visitor waits for it: 5 is smaller than 4 at hardly more time. */
const BROTLI_QUALITY = 5
/** An eighth smaller, and takes a hundred times as long. */
const SMALLEST_QUALITY = 11

const compress = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** A body as it is sent, and the headers that are its own. */
export type FinishedPage = { body: string; headers: Readonly<Record<string, string>> }

/** Makes a page ready to be sent. `before` is the one that it follows: what has not changed is not packed anew. */
export async function readyPage(
  { body, headers: own }: FinishedPage,
  before?: ReadyPage,
): Promise<ReadyPage> {
  const bytes = utf8(body)
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'private, no-cache', ...own, vary: 'accept-encoding', etag }
  const isSame = before?.etag === etag
  const small = isSame ? before.packed.bytes : await pack(bytes, BROTLI_QUALITY)
  return { etag, headers, packed: readyBody(small, 'br', headers), isSmallest: isSame && before.isSmallest }
}

/** The page at the quality that makes it smallest. */
export async function packedSmallest(page: ReadyPage): Promise<ReadyPage> {
  const bytes = await pack(await unpack(page.packed.bytes), SMALLEST_QUALITY)
  return { ...page, packed: readyBody(bytes, 'br', page.headers), isSmallest: true }
}

async function pack(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return copyOffPool(await compress(bytes, { params }))
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
