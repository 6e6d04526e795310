import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort, startApp } from '../support/app.ts'
import { type Figure, none } from '../support/table.ts'
import { SHOP_NAME, startNginx } from './nginx.ts'

const EXPLAIN_KEY = 'the key of the operator'
const NAMED = ['https://app.example', 'https://b2b.example']
const ORIGINS = [undefined, ...NAMED, 'https://evil.example', 'null']
const ENCODINGS = ['br', 'gzip', 'identity'] as const
const TYPES = ['application/json', 'application/graphql-response+json']
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

/** One read through the cache. */
interface Read {
  target: string
  origin: string | undefined
  encoding: keyof typeof UNPACK
  accept: string
  isExplained: boolean
}

/** `times` reads of operators, apps, named sites and strangers in turn, through nginx with `proxy_cache` before a server that names two origins. */
export async function readThroughCache(times: number): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-cache-'))
  held.defer(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const env = {
    PORT: String(port),
    SITE_URL: `https://${SHOP_NAME}`,
    CORS_ORIGINS: NAMED.join(),
    EXPLAIN_KEY,
  }
  const app = await startApp({ dataDir: path.join(folder, 'data'), env })
  held.defer(async () => void (await app.stop()))
  const nginx = await startNginx(folder, [port, port], { isCaching: true })
  held.defer(nginx.stop)
  const agent = new Agent({ keepAlive: true, ca: nginx.ca, servername: SHOP_NAME })
  held.defer(() => agent.destroy())

  const wrong: string[] = []
  let hits = 0
  for (const read of mixed(times)) {
    const asked = request(nginx.url + read.target, { agent, headers: headersOf(read) }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error('no response')
    const bytes = await buffer(answer)
    if (answer.headers['x-cache'] === 'HIT') hits += 1
    wrong.push(...wrongWith(read, answer, bytes).map((what) => `${what}: ${JSON.stringify(read)}`))
  }
  const isUsed = hits >= times / 2
  return [
    none(`a cache in front: what is wrong in ${times} mixed reads`, wrong),
    {
      name: 'a cache in front: answers that it gave',
      value: String(hits),
      bound: `≥ ${times / 2}`,
      isMet: isUsed,
    },
  ]
}

/** Every kind of reader of every answer, the operator before each of the others. */
function mixed(times: number): Read[] {
  const targets = targetsOf(['SiteSettings', 'Category('])
  return Array.from({ length: times }, (_, index) => {
    const pick = Math.floor(index / 2)
    const at = <Item>(items: readonly Item[], step: number) =>
      items[Math.floor(pick / step) % items.length] as Item
    const encodings = ORIGINS.length
    const types = encodings * ENCODINGS.length
    return {
      origin: at(ORIGINS, 1),
      encoding: at(ENCODINGS, encodings),
      accept: at(TYPES, types),
      target: at(targets, types * TYPES.length),
      isExplained: index % 2 === 0,
    }
  })
}

function targetsOf(names: readonly string[]): string[] {
  const manifest: Record<string, string> = JSON.parse(readFileSync('dist/persisted.json', 'utf8'))
  const reads = names.map((name) => {
    const found = Object.keys(manifest).find((hash) => manifest[hash]?.startsWith(`query ${name}`))
    if (found === undefined) throw new Error(`no operation ${name} is registered`)
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: found } })
    const variables = JSON.stringify({ slug: 'stulya' })
    return `/graphql?${new URLSearchParams({ extensions, variables })}`
  })
  return [...reads, '/about/_payload.json?build']
}

function headersOf({ origin, encoding, accept, isExplained }: Read): Record<string, string> {
  return {
    ...{ host: SHOP_NAME, accept, 'accept-encoding': encoding },
    ...(origin !== undefined && { origin }),
    ...(isExplained && { 'x-explain': '1', 'x-explain-key': EXPLAIN_KEY }),
  }
}

function wrongWith(read: Read, { statusCode, headers }: IncomingMessage, bytes: Buffer): string[] {
  const { origin, encoding, accept, target, isExplained } = read
  const sentIn = headers['content-encoding'] ?? 'identity'
  if (sentIn !== 'identity' && sentIn !== encoding) return [`sent in ${sentIn}`]
  const text = UNPACK[sentIn === 'identity' ? 'identity' : encoding](bytes).toString()
  const isGraphql = target.startsWith('/graphql')
  const expected = isGraphql && NAMED.some((named) => named === origin) ? origin : undefined
  const hasExplanation = text.includes('"explain"')
  const cacheControl = String(headers['cache-control'])
  return [
    ...(statusCode === 200 ? [] : [`status ${statusCode}`]),
    ...(headers['access-control-allow-origin'] === expected ? [] : ['header of another origin, or none']),
    ...(isGraphql && !headers['content-type']?.startsWith(accept) ? ['another type'] : []),
    ...(hasExplanation && !isExplained ? ['an explanation for a stranger'] : []),
    ...(hasExplanation && cacheControl !== 'no-store' ? ['an explanation that may be kept'] : []),
    ...(/[\d.]*\.\d/.test(cacheControl) ? [`times of ${cacheControl}`] : []),
  ]
}
