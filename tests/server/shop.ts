import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createUpstreamServer, type DemoData, type Layer } from '../../server/upstream/index.ts'
import type { Tariff } from '../../server/upstream/quotes.ts'
import { startApp } from '../support/app.ts'
import { type FaultyUpstream, faultyUpstream } from '../support/faultyUpstream.ts'
import { type OpenedApp, openApp } from '../support/openApp.ts'
import { seededDir } from '../support/seededDir.ts'

/** The production server, and real services in front of which faults can be put. */
export interface Shop {
  app: OpenedApp
  services: FaultyUpstream
  /** Where the services keep their database. */
  dataDir: string
  get(target: string, options?: RequestOptions): Promise<Answer>
  /** The lines of the server's log whose message is this. */
  logged(message: string): Record<string, unknown>[]
  close(): Promise<void>
}

/** An answer with its body as it came. */
interface Answer {
  status: number
  /** The words of the status line. */
  statusMessage: string
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

export type ShopParts = [
  env?: Record<string, string>,
  layer?: Layer | undefined,
  data?: DemoData,
  tariff?: Tariff,
]

/** Opens both. `layer` stands between the services and their answers; `data` and `tariff` are what they have instead of the demonstration's. */
export function startShop(...parts: ShopParts): Promise<Shop> {
  return shopOf(openApp, ...parts)
}

/** The same, with a process of the server's own: see `openApp`. */
export function startShopProcess(...parts: ShopParts): Promise<Shop> {
  return shopOf(startApp, ...parts)
}

async function shopOf(start: typeof openApp, ...[env = {}, layer, data, tariff]: ShopParts): Promise<Shop> {
  const dataDir = data ? await mkdtemp(path.join(tmpdir(), 'sutki-shop-')) : await seededDir()
  const upstream = await createUpstreamServer({
    dataDir,
    ...(layer && { layer }),
    ...(data && { data }),
    ...(tariff && { tariff }),
  })
  const services = await faultyUpstream(upstream.url)
  const app = await start({ upstreamUrl: services.url, env })
  return {
    app,
    services,
    dataDir,
    get: (target, options) => get(app.url, target, options),
    logged: (message) =>
      app
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        .filter((line) => line.msg === message),
    close: async () => {
      await app.stop()
      await services.close()
      await upstream.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends a request exactly as written: `fetch` would normalize a hostile URL. */
export async function get(url: string, target: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const asked = request({ hostname, port, path: target, agent: false, ...options }).end()
  const [answer] = await once(asked, 'response')
  const bytes = await buffer(answer)
  return {
    status: answer.statusCode,
    statusMessage: answer.statusMessage,
    headers: answer.headers,
    bytes,
    text: bytes.toString(),
  }
}
