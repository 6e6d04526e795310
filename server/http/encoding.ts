import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const MAX_LENGTH = 200

/** The encoding in which a client gets a page, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted || accepted.length > MAX_LENGTH) return 'identity'
  const takes = takenItems(accepted)
  if (takes.get('br')) return 'br'
  return (takes.get('gzip') ?? takes.get('*')) ? 'gzip' : 'identity'
}

/** The items of a header of the `Accept` kind; false: one that it refuses by `q=0`. */
export function takenItems(accepted: string): Map<string, boolean> {
  const items = accepted.toLowerCase().split(',')
  return new Map(items.map((item) => [item.replace(/;.*/s, '').trim(), !/;\s*q=0(\.0*)?\s*$/.test(item)]))
}

/** A copy in memory of its own: small buffers share blocks of 64 KiB, and a cached one would hold all of its block. */
function copyOffPool(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}

/** An answer is compressed once for many clients, but the first one waits for it: 5 is smaller than 4 at hardly more time. */
const BROTLI_QUALITY = 5
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Bytes as they are sent. */
export async function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return copyOffPool(bytes)
  if (encoding === 'gzip') return copyOffPool(await toGzip(bytes))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return copyOffPool(await toBrotli(bytes, { params }))
}
