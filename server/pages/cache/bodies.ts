import { byteStore } from '#gateway/rest/stores/byteStore.ts'
import { singleFlight } from '#gateway/rest/stores/renewal.ts'
import { type Encoding, encoded } from '../../http/encoding.ts'
import { plainOf, type ReadyBody, type ReadyPage, readyBody } from './readyPage.ts'

const MAX_BYTES = 8 * 1024 * 1024
/** What a page takes besides its body. */
const HEAD_BYTES = 1500

/** Gives a page's body in an encoding. */
type BodyOf = (page: ReadyPage, encoding: Encoding) => ReadyBody | Promise<ReadyBody>

/** Bodies in other encodings, made on demand and cached by content. Headers are always the page's own. */
export function createBodies(): BodyOf {
  const made = byteStore<{ body: ReadyBody; headers: ReadyPage['headers'] }>(
    MAX_BYTES,
    ({ body }) => body.bytes.length + HEAD_BYTES,
  )
  const { share } = singleFlight<Buffer>()

  function store(key: string, bytes: Buffer, { headers }: ReadyPage, encoding: Encoding): ReadyBody {
    const body = readyBody(bytes, encoding, headers)
    made.set(key, { body, headers })
    return body
  }

  return (page, encoding) => {
    if (encoding === page.encoding) return page.body
    const key = page.etag + encoding
    const ready = made.get(key)
    if (ready?.headers === page.headers) return ready.body
    if (ready) return store(key, ready.body.bytes, page, encoding)
    const make = async () => encoded(await plainOf(page), encoding)
    return share(key, make).then((bytes) => store(key, bytes, page, encoding))
  }
}
