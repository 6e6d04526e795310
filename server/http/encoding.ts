import { transcode } from 'node:buffer'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const encodings = new LRUCache<string, Encoding>({ max: 200, memoMethod: read })
const MAX_LENGTH = 200

/** The encoding in which a client gets a page, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted || accepted.length > MAX_LENGTH) return 'identity'
  return encodings.memo(accepted)
}

function read(accepted: string): Encoding {
  const takes = takenItems(accepted)
  if (takes.get('br')) return 'br'
  return (takes.get('gzip') ?? takes.get('*')) ? 'gzip' : 'identity'
}

/** What a header of the `Accept` kind names, and whether it takes that or refuses it by `q=0`. */
export function takenItems(accepted: string): Map<string, boolean> {
  const items = accepted.toLowerCase().split(',')
  return new Map(items.map((item) => [item.replace(/;.*/s, '').trim(), !/;\s*q=0(\.0*)?\s*$/.test(item)]))
}

/**
 * A text as it is sent. Node measures a text letter by letter before it writes it as UTF-8, which takes a page five times as long as this;
 * half of a surrogate pair, which services may send, has no place in UTF-8 and is replaced.
 */
export function utf8(text: string): Buffer {
  const units = Buffer.from(text, 'utf16le')
  try {
    return transcode(units, 'utf16le', 'utf8') as Buffer
  } catch {
    return Buffer.from(text)
  }
}

/**
 * A copy that holds no more memory than its bytes: small buffers, those of zlib too, share blocks of 64 KiB, and one of them that is
 * cached holds all of its block.
 */
export function copyOffPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
