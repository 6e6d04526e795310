import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#gateway/rental/period.ts'
import { todayIn } from '#gateway/rental/today.ts'
import { databasePath } from '../../server/upstream/index.ts'
import { seededDir } from '../support/seededDir.ts'
import { CATALOG, openServices, readRows } from './services.ts'

const DAYS = { start: '2026-12-12', end: '2026-12-14' }
const WAIT = { productId: '140', quantity: 1, contact: 'anna@mail.example', period: DAYS }

test('a wait is stored once for a key, answers a secret nobody can guess, and ends by it', async () => {
  const { ask, post, readRows } = await openServices()
  const join = (key: string, body: object = WAIT) =>
    post(`${CATALOG}/waitlist`, body, { 'idempotency-key': key })
  const first = await join('one')
  expect(first).toMatchObject({
    status: 201,
    body: { result: { secret: expect.stringMatching(/^[\w-]{32}$/) } },
  })
  expect((await join('one')).body).toEqual(first.body)
  expect((await join('two')).body).not.toEqual(first.body)
  expect(await join('three', { ...WAIT, productId: '99999' })).toMatchObject({
    status: 422,
    body: { error: { code: 'PRODUCT_UNKNOWN' } },
  })
  expect(await join('four', { ...WAIT, quantity: 0 })).toMatchObject({ status: 422 })

  const place = `${CATALOG}/waitlist/${first.body.result?.secret}`
  expect((await ask(place)).status).toBe(405)
  expect(readRows('SELECT * FROM waitlist')).toHaveLength(2)
  expect((await ask(place, { method: 'DELETE' })).status).toBe(200)
  expect((await ask(place, { method: 'DELETE' })).status).toBe(404)
  expect(readRows('SELECT contact FROM waitlist')).toEqual([{ contact: 'anna@mail.example' }])
})

test('of 200 who wait exactly those whose thing became free are told, once, however the services die', async () => {
  const dataDir = await seededDir()
  const database = new DatabaseSync(databasePath(dataDir))
  onTestFinished(() => database.close())
  const start = addDays(todayIn('Europe/Moscow', new Date()), 20)
  const hold = database.prepare('INSERT INTO holds SELECT id, ?, stock FROM products WHERE id = ?')
  // Three chairs are taken for a day; a samovar the company has not.
  for (const id of [101, 102, 103]) hold.run(start, id)
  const { post, close } = await openServices({ dataDir, now: () => new Date() })
  const things = [
    { productId: 101, quantity: 2, period: { start, end: start } },
    { productId: 102, quantity: 2, period: { start, end: start } },
    { productId: 103, quantity: 2, period: { start: addDays(start, -1), end: start } },
    { productId: 140, quantity: 1 },
  ]
  for (let index = 0; index < 200; index++) {
    const contact = `${things[index % 4]?.productId}-${index}@mail.example`
    expect((await post(`${CATALOG}/waitlist`, { ...things[index % 4], contact })).status).toBe(201)
  }
  await close()
  expect(readRows(dataDir, 'SELECT * FROM feedback')).toEqual([])

  // The first is free, of the second one unit too few; the samovar has come.
  database.exec('DELETE FROM holds WHERE product_id = 101; UPDATE products SET stock = 1 WHERE id = 140')
  database.exec('UPDATE holds SET quantity = quantity - 1 WHERE product_id = 102')
  // It dies between the message and its end, and in the middle of the work.
  database.exec(
    `CREATE TRIGGER dies BEFORE DELETE ON waitlist WHEN old.id > 40 BEGIN SELECT raise(ABORT, 'died'); END`,
  )
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  await (await openServices({ dataDir, now: () => new Date() })).close()
  expect(silent).toHaveBeenCalled()
  silent.mockRestore()
  const told = () => readRows(dataDir, 'SELECT email FROM feedback ORDER BY email').map(({ email }) => email)
  expect(told()).toHaveLength(21)
  database.exec('DROP TRIGGER dies')
  const thread = new Worker(new URL('../../server/upstream/worker.ts', import.meta.url), {
    workerData: { dataDir },
  })
  await expect.poll(() => told().length, { interval: 1 }).toBeGreaterThan(30)
  await thread.terminate()

  await (await openServices({ dataDir, now: () => new Date() })).close()
  const expected = Array.from(
    { length: 200 },
    (_, index) => `${things[index % 4]?.productId}-${index}@mail.example`,
  )
  expect(told()).toEqual(
    expected.filter((email) => /^1[04][10]-/.test(email) && !/^10[23]/.test(email)).toSorted(),
  )
  expect(readRows(dataDir, 'SELECT DISTINCT product_id FROM waitlist')).toEqual([
    { product_id: 102 },
    { product_id: 103 },
  ])
})

test('a wait whose days have begun is forgotten untold', async () => {
  const dataDir = await seededDir()
  const { post, close } = await openServices({ dataDir })
  await post(`${CATALOG}/waitlist`, WAIT)
  await close()
  const late = await openServices({ dataDir, now: () => new Date('2026-12-13T09:00:00Z') })
  expect(late.readRows('SELECT * FROM waitlist')).toEqual([])
  expect(late.readRows('SELECT * FROM feedback')).toEqual([])
})
