import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { createUpstreamServer } from '../../server/upstream/index.ts'
import { listen } from './listen.ts'
import { type OpenedApp, openApp } from './openApp.ts'

// Services as companies have them: a bearer token for every call, UUIDs, absolute URLs of pictures, failures as problem details.

const TOKEN = 'Bearer e1d7-of-the-shop'
const UUID = /00000000-0000-4000-8000-0*(\d+)/g

/** What the id of a thing of the demonstration company is there. */
export const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** A shop in front of such services. */
export type OtherShop = {
  app: OpenedApp
  /** Of the services. */
  origin: string
  /** Where their orders are. */
  dataDir: string
  /** What they were asked for, and how they answered. */
  seen: { path: string; status: number }[]
  /** Every write is refused while it is true. */
  isClosed: boolean
  close(): Promise<void>
}

/** Starts the shop and its services. */
export async function startOtherShop(): Promise<OtherShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sutki-other-'))
  const services = await createUpstreamServer({ dataDir })
  const front = createServer((request, response) => void answer(request, response))
  const origin = await listen(front)
  const headers = path.join(dataDir, 'services.headers')
  writeFileSync(headers, `Authorization: ${TOKEN}\n`)
  const env = { UPSTREAM_HEADERS_FILE: headers, STORAGE_URL: `${origin}/storage` }
  const shop: OtherShop = {
    app: await openApp({ upstreamUrl: origin, env }),
    ...{ origin, dataDir, seen: [], isClosed: false },
    async close() {
      await shop.app.stop()
      front.closeAllConnections()
      front.close()
      await services.close()
      rmSync(dataDir, { recursive: true })
    },
  }
  return shop

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = 'GET', headers } = request
    const isAllowed = headers.authorization === TOKEN
    const body = (await textOf(request)).replace(/"([\d-]{36})"/g, (_, id: string) => id.replace(UUID, '$1'))
    const sent = { accept: 'application/json', 'content-type': 'application/json' }
    const key = headers['idempotency-key']
    const inner = await fetch(services.url + url.replace(UUID, '$1'), {
      method,
      headers: typeof key === 'string' ? { ...sent, 'idempotency-key': key } : sent,
      ...(method === 'POST' && { body }),
    })
    const isJson = inner.headers.get('content-type')?.includes('json') === true
    const bytes = Buffer.from(await inner.arrayBuffer())
    const failure = !isAllowed
      ? { status: 401, code: 'NO_TOKEN', detail: 'Нет ключа' }
      : shop.isClosed && method === 'POST'
        ? { status: 422, code: 'CLOSED', detail: 'Склад закрыт до весны' }
        : inner.status < 400
          ? null
          : { status: inner.status, code: 'REFUSED', detail: 'Нет такого' }
    const status = failure?.status ?? inner.status
    shop.seen.push({ path: url, status })
    if (failure) {
      const problem = { type: 'https://services.example/problems', title: 'Отказ', ...failure }
      response.writeHead(status, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify(problem))
    } else {
      response.writeHead(status, { 'content-type': inner.headers.get('content-type') ?? 'application/json' })
      response.end(isJson ? JSON.stringify(JSON.parse(bytes.toString(), toOthers)) : bytes)
    }
  }

  /** Ids and pictures as these services have them. */
  function toOthers(key: string, value: unknown): unknown {
    if (/^id$|Id$/.test(key) && typeof value === 'number') return uuidOf(value)
    if (/Ids$/.test(key) && Array.isArray(value)) return value.map(uuidOf)
    return key === 'original' && typeof value === 'string' ? `${origin}/storage/${value}` : value
  }
}
