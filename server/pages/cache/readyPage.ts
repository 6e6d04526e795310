import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Encoding, encoded } from '../../http/encoding.ts'

/** A page as nearly every browser gets it: in brotli. */
export type ReadyPage = {
  /** Weak: it is the same for all encodings. */
  etag: string
  bytes: Buffer
  /** Headers that do not depend on the encoding. */
  headers: Readonly<Record<string, string>>
}

const decoded = promisify(brotliDecompress)

/** Makes a page ready to be sent. `before` is the page that it follows: what has not changed is not packed anew. */
export async function readyPage(
  { body, headers: own }: { body: string; headers: Readonly<Record<string, string>> },
  before?: ReadyPage,
): Promise<ReadyPage> {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'private, no-cache', ...own, vary: 'accept-encoding', etag }
  const bytes = before?.etag === etag ? before.bytes : await encoded(Buffer.from(body), 'br')
  return { etag, headers, bytes }
}

/** The bytes of a page for a client that takes no brotli. */
export async function bodyIn({ bytes }: ReadyPage, encoding: Encoding): Promise<Buffer> {
  return encoded(await decoded(bytes), encoding)
}
