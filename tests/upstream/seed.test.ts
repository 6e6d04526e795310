import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { databasePath } from '../../server/upstream/index.ts'
import { CATALOG, openServices, orderBody, temporaryDir } from './services.ts'

const run = (dataDir: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, ['server/upstream/seed.cli.ts', ...options], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })

test('the seed command fills a database, with as many more products as requested', async () => {
  const dataDir = temporaryDir()
  const { stdout } = await run(dataDir, '--products', '300')
  expect(stdout).toBe(`${databasePath(dataDir)}: 384 products\n`)
  const { get, order } = await openServices({ dataDir })
  const { result } = (await get(`${CATALOG}/products`, { category: 'stulya', limit: '100' })).body
  expect(result?.total).toBeGreaterThan(50)
  const [product] =
    (await get(`${CATALOG}/products`, { in_stock: 'true', search: 'серия' })).body.result?.data ?? []
  expect((await order(orderBody({ lines: [{ productId: product?.id, quantity: 1 }] }))).status).toBe(201)
  await run(dataDir, '--products', '0')
  expect((await get(`${CATALOG}/products`)).body.result?.total).toBe(84)
})

test('a number of products that is none ends with one line', async () => {
  await expect(run(temporaryDir(), '--products=20001')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^--products: [^\n]+\n$/),
  })
})
