import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createUpstreamServer, databasePath } from '../../server/upstream/index.ts'
import { seededDir } from '../support/seededDir.ts'

type Options = Omit<Parameters<typeof createUpstreamServer>[0], 'dataDir'> & { dataDir?: string }

/** An answer of the services as a client sees it. */
export type Reply = { status: number; headers: Headers; body: Body }

type Body = { result?: Result; error?: { code: string; message: string; [detail: string]: unknown } }
type Result = { data?: Item[]; total?: number; [field: string]: unknown }

/** One entity as the services answer it. */
export type Item = { id: number; slug: string; name: string; [field: string]: unknown }

/** The services' clock in tests. */
export const TODAY = new Date('2026-12-01T09:00:00Z')

/** A directory that is removed when the test is finished. */
export function temporaryDir(): string {
  return removedLater(mkdtempSync(path.join(tmpdir(), 'sutki-upstream-')))
}

function removedLater(dataDir: string): string {
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** Real services on a database of their own, with the demo data; closed when the test is finished. */
export async function openServices(options: Options = {}) {
  const dataDir = options.dataDir ?? (options.data ? temporaryDir() : removedLater(await seededDir()))
  const upstream = await createUpstreamServer({ now: () => TODAY, ...options, dataDir })
  onTestFinished(() => upstream.close())
  return {
    ...upstream,
    dataDir,
    ...clientOf(upstream.url),
    readRows: (sql: string) => readRows(dataDir, sql),
  }
}

/** Reads the database past every line of the services' own code. */
export function readRows(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databasePath(dataDir), { readOnly: true })
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

/** Plain HTTP to services that run somewhere. */
export function clientOf(url: string) {
  const ask = async (target: string, init?: RequestInit): Promise<Reply> => {
    const response = await fetch(url + target, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  const post = (target: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ask,
    post,
    get: (target: string, query: Record<string, string> = {}) =>
      ask(`${target}?${new URLSearchParams(query)}`),
    /** Posts an order, with an idempotency key when one is given. */
    order: (body: unknown, key?: string) =>
      post(`${CATALOG}/orders`, body, key === undefined ? {} : { 'idempotency-key': key }),
  }
}

export const CATALOG = '/api/rental_service/v2'
export const CONTENT = '/api/content_service/v2'
export const PRODUCT = '/api/product_service/v2'
export const NOTIFICATIONS = '/api/notifications_service/v2'

/** The demo data as it lies on disk: what the answers are compared with. */
export function demo<T = Item>(file: string): T[] {
  const place = new URL(`../../server/upstream/demo/${file}.json`, import.meta.url)
  return JSON.parse(readFileSync(place, 'utf8'))
}

/** A good order of one chair for three days, changed as a test needs it. */
export function orderBody(changes: Record<string, unknown> = {}) {
  return {
    period: { start: '2026-12-12', end: '2026-12-14' },
    lines: [{ productId: 101, quantity: 1 }],
    relatedLines: [],
    customer: { name: 'Анна Ким', phone: '+7 900 000-00-00', email: 'anna@mail.example' },
    delivery: { method: 'pickup' },
    ...changes,
  }
}
