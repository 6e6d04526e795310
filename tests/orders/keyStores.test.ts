import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFileKeys } from '#gateway/order/keys/fileKeys.ts'
import type { KeyLimits, KeyRecord, KeyStore } from '#gateway/order/keys/keys.ts'
import { withMemory } from '#gateway/order/keys/orderKeys.ts'
import { openRedisKeys } from '#gateway/order/keys/redisKeys.ts'
import { startRedis } from '../support/redis.ts'

const DAY = 24 * 60 * 60 * 1000
const order = { id: '1', number: 'С-1', total: 100, period: null, createdAt: null }

let folder: string
let ends: (() => unknown)[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-keys-'))
  ends = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true })
})

function sent(changes: object = {}): KeyRecord {
  return { fingerprint: 'content', total: 100, sentAt: Date.now(), state: 'sent', ...changes }
}

const created = (changes: object = {}) => sent({ state: 'created', order, ...changes })

const away = () => Promise.reject(new Error('away'))
const awayStore: KeyStore = { find: away, claim: away, replace: away, forget: away, close: async () => {} }
const awayWhile = (isAway: () => boolean, store: KeyStore) =>
  new Proxy(store, { get: (_, name: keyof KeyStore) => (isAway() ? awayStore : store)[name] })

const owedFolder = () => path.join(folder, 'owed')

async function openFile(limits: KeyLimits): Promise<KeyStore> {
  const store = openFileKeys(folder, limits)
  ends.push(store.close)
  return store
}

async function openRedis(limits: KeyLimits, url?: string, prefix = 'sutki:test'): Promise<KeyStore> {
  const store = await openRedisKeys({ url: url ?? (await startRedis()).url, prefix }, limits)
  ends.push(store.close)
  // The connection is made in the background.
  await vi.waitFor(() => store.find('nothing'), { timeout: 10_000 })
  return store
}

const kinds: [string, (limits: KeyLimits) => Promise<KeyStore>][] = [
  ['the file', openFile],
  ['Redis', (limits) => openRedis(limits)],
]

describe.each(kinds)('%s', (name, open) => {
  test('the first claim of a key wins, and what was created stays', async () => {
    const store = await open({ records: 10, ageMs: DAY })
    expect(await store.find('a')).toBeNull()
    const first = sent()
    expect(await store.claim('a', first)).toBeNull()
    expect(await store.claim('a', sent({ fingerprint: 'other' }))).toEqual(first)
    await store.replace('a', sent({ state: 'lost', sentAt: first.sentAt }))
    expect(await store.find('a')).toMatchObject({ state: 'lost', fingerprint: 'content' })
    await store.forget('a')
    expect(await store.find('a')).toBeNull()
    await store.replace('a', created())
    await store.replace('a', sent({ state: 'lost' }))
    await store.forget('a')
    expect(await store.find('a')).toMatchObject({ state: 'created', order })
  })

  test('the oldest go when there are too many', async () => {
    const store = await open({ records: 100, ageMs: DAY })
    const start = Date.now()
    for (let index = 0; index < 500; index++)
      await store.claim(`key-${index}`, sent({ sentAt: start - 500 + index }))
    const found: number[] = []
    for (let index = 0; index < 500; index++) if (await store.find(`key-${index}`)) found.push(index)
    // The file is swept with every hundredth key.
    expect(found.length).toBeGreaterThanOrEqual(100)
    expect(found.length).toBeLessThanOrEqual(name === 'the file' ? 200 : 100)
    expect(found.at(-1)).toBe(499)
    expect(found).toEqual(Array.from(found, (_, index) => 500 - found.length + index))
  })

  test('a record is forgotten when it is too old', async () => {
    const ageMs = name === 'Redis' ? 300 : DAY
    const store = await open({ records: 10, ageMs })
    await store.claim('a', sent())
    expect(await store.find('a')).not.toBeNull()
    if (name === 'Redis')
      await vi.waitUntil(async () => (await store.find('a')) === null, { timeout: 10_000 })
    else vi.useFakeTimers({ now: Date.now() + DAY + 1, toFake: ['Date'] })
    expect(await store.find('a')).toBeNull()
    expect(await store.claim('a', sent({ fingerprint: 'new' }))).toBeNull()
    expect(await store.find('a')).toMatchObject({ fingerprint: 'new' })
  })
})

test('a key of an earlier release in Redis is found by every shop, moves at its next try and is forgotten in both places', async () => {
  const { url } = await startRedis()
  const limits = { records: 10, ageMs: DAY }
  const { Redis } = await import('ioredis')
  const client = new Redis(url)
  ends.push(() => client.disconnect())
  const former = (id: string) => `{sutki:orders}:${id}`
  for (const [id, record] of Object.entries({ made: created(), lost: sent({ state: 'lost' }) }))
    await client.set(former(id), JSON.stringify(record))
  const store = await openRedis(limits, url)
  expect(await store.find('made')).toMatchObject({ state: 'created', order })
  expect(await store.claim('made', sent({ fingerprint: 'other' }))).toMatchObject({
    fingerprint: 'content',
    order,
  })
  expect(await store.claim('lost', sent({ fingerprint: 'other' }))).toMatchObject({ state: 'lost' })
  await store.forget('lost')
  expect(await store.find('lost')).toBeNull()
  await client.del(former('made'))
  expect(await store.find('made')).toMatchObject({ state: 'created', order })
  const otherShop = await openRedis(limits, url, 'sutki:other')
  expect(await otherShop.find('made')).toBeNull()
})

test('when the services move, the command of docs/operations.md moves the order keys', async () => {
  const { url } = await startRedis()
  const limits = { records: 10, ageMs: DAY }
  const old = await openRedis(limits, url, 'sutki:0ld')
  for (const key of ['a', 'b']) await old.claim(idOf(key), created())
  const command =
    /```sh\n(redis-cli [^`]*--scan [^`]*)\n```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''
  const moved = spawnSync('sh', ['-c', command], {
    env: { ...process.env, REDIS_URL: url, OLD: '0ld', NEW: 'n3w' },
    encoding: 'utf8',
  })
  expect(moved).toMatchObject({ status: 0, stdout: '1\n1\n' })
  const fresh = await openRedis(limits, url, 'sutki:n3w')
  for (const key of ['a', 'b']) expect(await fresh.find(idOf(key))).toMatchObject({ state: 'created', order })
})

test('the file is shared by processes and outlives them', async () => {
  const one = await openFile({ records: 10, ageMs: DAY })
  const other = await openFile({ records: 10, ageMs: DAY })
  await one.claim('a', sent())
  expect(await other.find('a')).toMatchObject({ state: 'sent' })
  expect((await other.claim('a', sent({ fingerprint: 'other' })))?.fingerprint).toBe('content')
})

test('a record that nobody of us wrote counts as none', async () => {
  const store = await openFile({ records: 10, ageMs: DAY })
  await store.claim('a', sent())
  const file = new DatabaseSync(path.join(folder, 'order-keys.db'))
  for (const record of ['{', 'null', '{"state":"created"}', '{"state":"sent","total":"1"}']) {
    file.prepare('UPDATE order_keys SET record = ?').run(record)
    expect(await store.find('a')).toBeNull()
  }
  file.close()
})

test('no key and nothing that a plain hash of would be guessed is written', async () => {
  const keys = withMemory(await openFile({ records: 10, ageMs: DAY }), owedFolder(), () => {})
  await keys.claim('the-key-of-the-order', sent())
  const written = ['order-keys.db', 'order-keys.db-wal'].map((file) => readFileSync(path.join(folder, file)))
  expect(Buffer.concat(written).includes('the-key-of-the-order')).toBe(false)
})

test('a store that fails is left alone for a second, and the memory stands in', async () => {
  const failures: unknown[] = []
  let calls = 0
  const fail = () => {
    calls += 1
    return Promise.reject(new Error('away'))
  }
  const broken: KeyStore = { find: fail, claim: fail, replace: fail, forget: fail, close: async () => {} }
  const keys = withMemory(broken, owedFolder(), (error) => failures.push(error))
  vi.useFakeTimers({ toFake: ['performance'] })
  expect(await keys.find('a')).toBeNull()
  expect(await keys.claim('a', sent())).toBeNull()
  await keys.replace('a', created())
  expect(await keys.find('a')).toMatchObject({ state: 'created' })
  expect([calls, failures.length]).toEqual([1, 1])
  vi.advanceTimersByTime(1001)
  await keys.forget('b')
  expect(calls).toBe(2)
})

test('a store that can be read but not written to is read all the same', async () => {
  const store = openFileKeys(null, { records: 10, ageMs: DAY })
  const locked: KeyStore = { ...store, claim: () => Promise.reject(new Error('locked')) }
  const keys = withMemory(locked, owedFolder(), () => {})
  ends.push(keys.close)
  await keys.claim('a', sent())
  await store.replace(idOf('b'), created())
  expect(await keys.find('b')).toMatchObject({ state: 'created' })
})

test('what a store has missed is found by the next process, which makes up for it', async () => {
  const store = openFileKeys(null, { records: 10, ageMs: DAY })
  const killed = withMemory(awayStore, owedFolder(), () => {})
  for (const key of ['made', 'refused', 'sent']) await killed.claim(key, sent())
  await killed.replace('made', created())
  await killed.forget('refused')
  await killed.close()
  // Its last write was cut off.
  appendFileSync(path.join(owedFolder(), idOf('made')), '\n{"state":"se')

  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const next = withMemory(store, owedFolder(), () => {})
  ends.push(next.close)
  expect(await next.find('made')).toMatchObject({ state: 'created', order })
  expect(await next.find('refused')).toBeNull()
  expect(await next.claim('sent', sent({ fingerprint: 'other' }))).toMatchObject({ fingerprint: 'content' })
  await vi.advanceTimersByTimeAsync(1001)
  while (readdirSync(owedFolder()).length > 0) await nextTurn()
  expect(await store.find(idOf('made'))).toMatchObject({ state: 'created', order })
  expect(await store.find(idOf('sent'))).toMatchObject({ state: 'sent', fingerprint: 'content' })
})

test('an order that is repeated all the time while the store is away writes a line for each of its states', async () => {
  const keys = withMemory(awayStore, owedFolder(), () => {})
  ends.push(keys.close)
  await keys.claim('a', sent())
  for (let time = 0; time < 100; time++)
    await keys.replace('a', sent({ state: 'lost', sentAt: Date.now() + time }))
  for (let time = 0; time < 100; time++) await keys.replace('a', created())
  const size = (record: KeyRecord) => Buffer.byteLength(`\n${JSON.stringify(record)}`)
  const once = size(sent()) + size(sent({ state: 'lost' })) + size(created())
  expect(statSync(path.join(owedFolder(), idOf('a'))).size).toBe(once)
})

test('of what processes that were killed one after the other have left ten thousand keys stay, of new ones too', async () => {
  mkdirSync(owedFolder())
  for (let number = 0; number < 10_010; number++)
    writeFileSync(path.join(owedFolder(), idOf(`left-${number}`)), JSON.stringify(sent()))
  const keys = withMemory(awayStore, owedFolder(), () => {})
  ends.push(keys.close)
  expect(readdirSync(owedFolder())).toHaveLength(10_000)
  for (const key of ['a', 'b']) await keys.claim(key, sent())
  expect(readdirSync(owedFolder())).toHaveLength(10_000)
  expect(readdirSync(owedFolder())).toContain(idOf('b'))
})

test('what a store has missed while it failed is written once it answers, of ten thousand keys at most', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const store = openFileKeys(null, { records: 20_000, ageMs: DAY })
  let isAway = true
  const keys = withMemory(
    awayWhile(() => isAway, store),
    '/dev/null/no-folder',
    () => {},
  )
  await store.claim(idOf('judged'), sent())
  for (let number = 0; number < 10_000; number++) await keys.claim(`order-${number}`, sent())
  await keys.replace('order-9999', created())
  await keys.forget('judged')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await store.find(idOf('order-9999'))).toBeNull()

  isAway = false
  await vi.advanceTimersByTimeAsync(5000)
  while (await store.find(idOf('judged'))) await nextTurn()
  expect(await store.find(idOf('order-9999'))).toMatchObject({ state: 'created' })
  expect(await store.find(idOf('order-1'))).toMatchObject({ state: 'sent' })
  expect(await store.find(idOf('judged'))).toBeNull()
  expect(await store.find(idOf('order-0'))).toBeNull()
})

test('what is owed is paid a record a turn: others are answered meanwhile', async () => {
  let isAway = true
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const store = awayWhile(() => isAway, await openFile({ records: 1000, ageMs: DAY }))
  const keys = withMemory(store, owedFolder(), () => {})
  for (let number = 0; number < 50; number++) await keys.claim(`owed-${number}`, sent())
  isAway = false
  vi.advanceTimersByTime(1001)
  let turns = 0
  for (; readdirSync(owedFolder()).length > 0; turns++) await nextTurn()
  expect(turns).toBeGreaterThanOrEqual(50)
})

function idOf(key: string) {
  return createHash('sha256').update(key).digest('hex')
}
