import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { ask, type CreateOrderAnswer, createOrder, orderInput } from '../support/graphql.ts'
import { openApp } from '../support/openApp.ts'
import { readOrders } from '../support/orders.ts'
import { threeDays } from '../support/rental.ts'

const chapter = /^- \*\*Backup\*\*[\s\S]*?^## /m.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? ''
const commands = [...chapter.matchAll(/```sh\n(.*?)\n```/gs)].map(([, command = '']) => command)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sutki-backup-'))
  mkdirSync(path.join(folder, 'data'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function runCommand(index: number): void {
  execFileSync('sh', ['-c', commands[index] ?? ''], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

test('the written commands keep the orders of a server that runs, and bring them back', async () => {
  expect(commands).toHaveLength(2)
  const dataDir = path.join(folder, 'data')
  const first = await startApp({ dataDir })
  const order = (idempotencyKey: string) => orderAt(first.url, idempotencyKey)
  await order('before-the-backup')
  runCommand(0)
  const { createOrder: lost } = await order('after-the-backup')
  await first.kill()
  // What is left of a disk that broke.
  cpSync(path.join(dataDir, 'sutki.db-wal'), path.join(dataDir, 'sutki.db'))
  runCommand(1)

  const second = await openApp({ dataDir })
  const again = (idempotencyKey: string) => orderAt(second.url, idempotencyKey)
  expect((await again('before-the-backup')).createOrder).toMatchObject({
    __typename: 'OrderCreated',
    replayed: true,
  })
  // The order after the backup is gone: made anew, it has another number.
  const { createOrder: anew } = await again('after-the-backup')
  expect(anew).toMatchObject({ __typename: 'OrderCreated', replayed: false })
  expect(numberOf(anew)).not.toBe(numberOf(lost))
  expect(await second.stop()).toBe(0)
  const keys = readOrders(dataDir).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual(['before-the-backup', 'after-the-backup'])
})

function orderAt(url: string, idempotencyKey: string): Promise<CreateOrderAnswer> {
  const lines = [{ productId: '101', quantity: 1 }]
  return ask(url, createOrder, { input: orderInput({ idempotencyKey, period: threeDays(), lines }) })
}

function numberOf(answer: CreateOrderAnswer['createOrder']): string | undefined {
  return answer.order?.number
}
