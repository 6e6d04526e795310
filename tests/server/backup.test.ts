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
  const order = (idempotencyKey: string) =>
    ask<CreateOrderAnswer>(first.url, createOrder, {
      input: orderInput({
        idempotencyKey,
        period: threeDays(),
        lines: [{ productId: '101', quantity: 1 }],
      }),
    })
  await order('before-the-backup')
  runCommand(0)
  await order('after-the-backup')
  await first.kill()
  // What is left of a disk that broke.
  cpSync(path.join(dataDir, 'sutki.db-wal'), path.join(dataDir, 'sutki.db'))
  runCommand(1)

  const second = await openApp({ dataDir })
  const { createOrder: again } = await ask<CreateOrderAnswer>(second.url, createOrder, {
    input: orderInput({
      idempotencyKey: 'before-the-backup',
      period: threeDays(),
      lines: [{ productId: '101', quantity: 1 }],
    }),
  })
  expect(again).toMatchObject({ __typename: 'OrderCreated', replayed: true })
  expect(await second.stop()).toBe(0)
  expect(readOrders(dataDir).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['before-the-backup'])
})
