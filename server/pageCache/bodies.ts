import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { ownMemory } from '../ownMemory.ts'
import { type Encoding, type ReadyBody, type ReadyPage, readyBody } from './readyPage.ts'

const MAX_BYTES = 8 * 1024 * 1024
/** What an entry takes besides its body. */
const ENTRY_BYTES = 2000

const unpack = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Gives a page's body in an encoding. */
type BodyOf = (page: ReadyPage, encoding: Encoding) => ReadyBody | Promise<ReadyBody>

/** Bodies for the few who do not take brotli, made on demand; of the pages that are asked for most they are kept. */
export function createBodies(): BodyOf {
  const made = new LRUCache<string, ReadyBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  })

  const making = new Map<string, Promise<ReadyBody>>()

  async function make(page: ReadyPage, encoding: Encoding): Promise<ReadyBody> {
    const plain = await unpack(page.packed.bytes)
    const body = readyBody(
      ownMemory(encoding === 'gzip' ? await toGzip(plain) : plain),
      encoding,
      page.headers,
    )
    made.set(page.etag + encoding, body)
    return body
  }

  return (page, encoding) => {
    if (encoding === 'br') return page.packed
    const key = page.etag + encoding
    const ready = made.get(key) ?? making.get(key)
    if (ready) return ready
    const body = make(page, encoding).finally(() => making.delete(key))
    making.set(key, body)
    return body
  }
}
