import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenDoors } from './support/doors.ts'
import { readSource } from './support/source.ts'

const files = ['gateway', 'pages', 'renderer', 'server', 'tests']
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`))
  .concat(globSync('*.{ts,mjs}'))
  .filter((file) => !/\.generated\./.test(file))
  .sort()
const sources = files.map((file) => readSource(file, readFileSync(file, 'utf8')))
const pageFolders = files
  .filter((file) => /^pages\/.*\/\+Page\.tsx$/.test(file))
  .map((file) => path.posix.dirname(file))

describe('the project', () => {
  test('is read at all', () => expect(files).toContain('gateway/rental/total.ts'))

  test('keeps every door closed that the house keeps closed', () => {
    expect(sources.flatMap((source) => brokenDoors(source, pageFolders))).toEqual([])
  })

  test('has no file over 300 lines', () => {
    expect(sources.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual(
      [],
    )
  })

  test('gives up no type, leaves nothing for later, and runs every test', () => {
    expect(sources.flatMap(({ file, refused }) => refused.map((what) => `${file}: ${what}`))).toEqual([])
  })
})

const pages = ['pages/cart', 'pages/catalog/@slug', 'pages/catalog/index']

test.each([
  ['pages/cart/+Page.tsx', '../catalog/index/Filters.tsx'],
  ['pages/cart/+Page.tsx', '#gateway/rest/client.ts'],
  ['pages/cart/+Page.tsx', '#gateway/rental/secret.server.ts'],
  ['pages/cart/+Page.tsx', '../../server/app.ts'],
  ['pages/cart/+Page.tsx', '../../renderer/ui/Button.tsx'],
  ['pages/catalog/@slug/+Page.tsx', '../index/Filters.tsx'],
  ['renderer/Layout.tsx', '../pages/cart/Line.tsx'],
  ['renderer/Layout.tsx', '#gateway/schema/product.ts'],
  ['renderer/ui/Button.tsx', '../cart/store.ts'],
  ['renderer/ui/Button.tsx', '#gateway/rental/total.ts'],
  ['gateway/rental/total.ts', 'zod'],
  ['gateway/rental/total.ts', 'node:fs'],
  ['gateway/rental/total.ts', '../rest/client.ts'],
  ['gateway/rest/client.ts', 'graphql'],
  ['gateway/rest/client.ts', '../schema/product.ts'],
  ['gateway/rest/client.ts', '../rental/total.ts'],
  ['gateway/schema/product.ts', '../../server/app.ts'],
  ['gateway/schema/product.ts', '../yoga.server.ts'],
  ['gateway/builder.ts', '#renderer/site/Header.tsx'],
  ['server/app.ts', '../pages/cart/+Page.tsx'],
  ['server/app.ts', '#gateway/schema/product.ts'],
  ['server/app.ts', '#gateway/rental/total.ts'],
  ['server/app.ts', '#gateway/rest/transport.ts'],
  ['server/app.ts', './upstream/database.ts'],
  ['server/upstream/orders.ts', '#gateway/rental/total.ts'],
  ['server/upstream/orders.ts', '../env.server.ts'],
  ['server/setup/install.mjs', 'zod'],
  ['attic/thing.ts', './other.ts'],
])('the lock sees %s → %s', (file, specifier) => {
  const source = readSource(file, `import { x } from '${specifier}'\nexport const y = x`)
  expect(brokenDoors(source, pages)).toHaveLength(1)
})

test.each([
  ['pages/cart/+Page.tsx', './parts/Line.tsx'],
  ['pages/cart/parts/Line.tsx', '../totals.ts'],
  ['pages/cart/+Page.tsx', '#renderer/ui/Button.tsx'],
  ['pages/cart/+Page.tsx', '#gateway/rental/total.ts'],
  ['pages/cart/+Page.tsx', 'react'],
  ['renderer/ui/Button.tsx', './Icon.tsx'],
  ['gateway/rental/total.ts', 'dayjs/plugin/utc.js'],
  ['gateway/rental/total.test.ts', 'fast-check'],
  ['gateway/schema/product.ts', '../rest/catalog.ts'],
  ['server/app.ts', '#gateway/yoga.server.ts'],
  ['server/index.ts', './upstream/index.ts'],
  ['server/upstream/orders.ts', './database.ts'],
])('the lock lets %s → %s through', (file, specifier) => {
  expect(brokenDoors(readSource(file, `import '${specifier}'`), pages)).toEqual([])
})

test.each([
  `import { a } from './closed.ts'`,
  `import type { A } from './closed.ts'`,
  `import './closed.ts'`,
  `export * from './closed.ts'`,
  `export { a } from './closed.ts'`,
  `export type { A } from './closed.ts'`,
  `const a = await import('./closed.ts')`,
  `type A = import('./closed.ts').A`,
  `const a = new Worker(new URL('./closed.ts', import.meta.url))`,
  `const a = require('./closed.ts')`,
])('every way to name a module is read: %s', (text) => {
  expect(readSource('server/app.ts', text).imports).toEqual(['./closed.ts'])
})

test('an import that does not say what it imports is refused where the browser runs it', () => {
  const text = 'export const load = (name: string) => import(name)'
  expect(brokenDoors(readSource('renderer/load.ts', text), pages)).toHaveLength(1)
  expect(brokenDoors(readSource('server/load.ts', text), pages)).toEqual([])
})

test.each([
  ['const a: any = 1', 'any'],
  ['const a = b as any', 'any'],
  ['const a = f<any>()', 'any'],
  [`// @ts-${'ignore'}\nf()`, `@ts-${'ignore'}`],
  [`// ${'TO'}${'DO'}: later\nf()`, `${'TO'}${'DO'}`],
  [`test.skip('x', f)`, 'test.skip'],
  [`test.describe.only('x', f)`, 'test.only'],
  [`it.todo('x')`, 'it.todo'],
])('what the house refuses is found: %s', (text, what) => {
  expect(readSource('server/app.ts', text).refused).toEqual([what])
})
