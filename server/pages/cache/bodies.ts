import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { byteStore } from '#gateway/rest/stores/byteStore.ts'
import { singleFlight } from '#gateway/rest/stores/renewal.ts'
import { copyOffPool, type Encoding } from '../../http/encoding.ts'
import { type ReadyBody, type ReadyPage, readyBody } from './readyPage.ts'

const MAX_BYTES = 8 * 1024 * 1024
/** What a page takes besides its body. */
const HEAD_BYTES = 1500

const unpack = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** Gives a page's body in an encoding. */
type BodyOf = (page: ReadyPage, encoding: Encoding) => ReadyBody | Promise<ReadyBody>

/**
 * Bodies for the few who do not take brotli, made on demand; of the pages that are requested most they are cached, by what is in them. Headers are
 * always the page's own: equal bodies of two moments may be cached for so long or so long.
 */
export function createBodies(): BodyOf {
  const made = byteStore<{ body: ReadyBody; headers: ReadyPage['headers'] }>(
    MAX_BYTES,
    ({ body }) => body.bytes.length + HEAD_BYTES,
  )
  const { share } = singleFlight<Buffer>()

  async function make(page: ReadyPage, encoding: Encoding): Promise<Buffer> {
    const plain = await unpack(page.packed.bytes)
    return copyOffPool(encoding === 'gzip' ? await toGzip(plain) : plain)
  }

  function store(key: string, bytes: Buffer, { headers }: ReadyPage, encoding: Encoding): ReadyBody {
    const body = readyBody(bytes, encoding, headers)
    made.set(key, { body, headers })
    return body
  }

  return (page, encoding) => {
    if (encoding === 'br') return page.packed
    const key = page.etag + encoding
    const ready = made.get(key)
    if (ready?.headers === page.headers) return ready.body
    if (ready) return store(key, ready.body.bytes, page, encoding)
    return share(key, () => make(page, encoding)).then((bytes) => store(key, bytes, page, encoding))
  }
}
