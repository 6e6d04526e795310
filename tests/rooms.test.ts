import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importCircles } from './support/circles.ts'
import { brokenDoors, gatewayRooms, rendererRooms, serverRooms } from './support/doors.ts'
import { readExports, unusedExports } from './support/exports.ts'
import { folderCircles, ladder } from './support/ladder.ts'
import { readSource, resolveImport } from './support/source.ts'

const files = ['company', 'gateway', 'pages', 'renderer', 'server', 'tests']
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules'] }))
  .concat(globSync('*.{ts,mjs}'))
  .filter((file) => !/\.generated\./.test(file))
  .sort()
const sources = files.map((file) => readSource(file, readFileSync(file, 'utf8')))
const pageFolders = files
  .filter((file) => /^pages\/.*\/\+Page\.tsx$/.test(file))
  .map((file) => path.posix.dirname(file))

describe('the project', () => {
  test('is read at all', () => expect(files).toContain('gateway/rental/total.ts'))

  test('imports nothing through a closed door', () => {
    expect(sources.flatMap((source) => brokenDoors(source, pageFolders))).toEqual([])
  })

  test('keeps the root of the gateway to what one operation is made of, that of the server to what a process is', () => {
    expect(files.filter((file) => /^gateway\/[^/]+$/.test(file)).length).toBeLessThanOrEqual(2)
    expect(files.filter((file) => /^server\/[^/]+$/.test(file)).length).toBeLessThanOrEqual(10)
  })

  test.each([
    ['gateway', gatewayRooms],
    ['server', serverRooms],
    ['renderer', rendererRooms],
  ])('has no room of %s/ that imports one above it, and no circle of its folders', (folder, rooms) => {
    expect(ladder(folder, rooms)(sources.filter(({ file }) => !file.startsWith('gateway/build/')))).toEqual(
      [],
    )
    expect(folderCircles(sources.filter(({ file }) => file.startsWith(`${folder}/`)))).toEqual([])
  })

  test('has no files that import each other in a circle, not even types', () => {
    expect(importCircles(sources)).toEqual([])
  })

  test('makes stores only in the files of the table in docs/architecture.md', () => {
    const table = /## Stores\n(.*?)\n## /s.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? ''
    const named = [...table.matchAll(/^\|.*`([^`]+\.ts)` \|$/gm)].map(([, file]) => file)
    const makers = sources.filter(
      ({ file, imports }) =>
        !/\.test\.|byteStore\.ts$/.test(file) &&
        imports.some((name) => /^lru-cache$|\/byteStore\.ts$/.test(name)),
    )
    expect(makers.map(({ file }) => file)).toEqual(named.sort())
  })

  test('exports nothing that nobody imports', () => {
    const exported = sources.map(({ file, program }) => readExports(file, program))
    expect(unusedExports(exported)).toEqual([])
  })

  test('has no file over 300 lines', () => {
    expect(sources.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual(
      [],
    )
  })

  test('has no any, no TODO and no test that does not run', () => {
    expect(sources.flatMap(({ file, refused }) => refused.map((what) => `${file}: ${what}`))).toEqual([])
  })
})

describe('the way from a component to a REST call', () => {
  const section = /## From a component to a REST call\n(.*?)\n## /s.exec(
    readFileSync('docs/architecture.md', 'utf8'),
  )?.[1]
  const way = [...(section ?? '').matchAll(/^\| `(.+)` \|/gm)].map(([, file = '']) => file)

  test('begins at a page, ends at a call and has at most eight files', () => {
    expect(way.at(0)).toMatch(/^pages\/.*\/\+Page\.tsx$/)
    expect(way.at(-1)).toMatch(/^gateway\/rest\/calls\//)
    expect(way.length).toBeLessThanOrEqual(8)
  })

  test('leads from each file to the next one, by an import or by the name of a field or call', () => {
    const gaps = way.slice(1).filter((file, index) => !leadsTo(way[index] ?? '', file))
    expect(gaps).toEqual([])
  })

  function leadsTo(file: string, next: string): boolean {
    const imported = sources.find((source) => source.file === file)?.imports ?? []
    if (imported.some((specifier) => resolveImport(file, specifier) === next)) return true
    const text = readFileSync(file, 'utf8')
    const declared = readFileSync(next, 'utf8').matchAll(/^(?: {2}|export const )(\w+)(?:: t\.field\(| = )/gm)
    return [...declared].some(([, name]) => new RegExp(`(^ +|rest\\.)${name}\\(`, 'm').test(text))
  }
})

const pages = [
  'pages/cart',
  'pages/catalog/@slug',
  'pages/catalog/index',
  'pages/order/index',
  'pages/order/success',
]

test.each([
  ['pages/cart/+Page.tsx', '../catalog/index/Filters.tsx'],
  ['pages/cart/+Page.tsx', '#gateway/rest/client.ts'],
  ['pages/cart/+Page.tsx', '#gateway/rental/secret.server.ts'],
  ['pages/cart/+Page.tsx', '../../server/app.ts'],
  ['pages/cart/+Page.tsx', '../../renderer/ui/Button.tsx'],
  ['pages/catalog/@slug/+Page.tsx', '../index/Filters.tsx'],
  ['pages/order/index/+Page.tsx', '../success/+Page.tsx'],
  ['pages/order/index/+Page.tsx', '../+config.ts'],
  ['pages/order/index/+Page.tsx', '../../shared.ts'],
  ['pages/order/placedOrder.ts', './index/orderForm.ts'],
  ['renderer/Layout.tsx', '#pages/order/placedOrder.ts'],
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
  ['gateway/schema/product.ts', '../http/publicError.ts'],
  ['gateway/schema/product.ts', '../build/docTables.ts'],
  ['gateway/order/createOrder.ts', '@pothos/core'],
  ['gateway/order/createOrder.ts', 'graphql'],
  ['gateway/order/createOrder.ts', '../context/builder.ts'],
  ['gateway/order/createOrder.ts', '../schema/order.ts'],
  ['gateway/order/createOrder.ts', '../context/context.ts'],
  ['gateway/search/searchProducts.ts', 'graphql'],
  ['gateway/search/searchProducts.ts', '../schema/product.ts'],
  ['gateway/http/explain.ts', '../schema/product.ts'],
  ['gateway/http/explain.ts', '../order/createOrder.ts'],
  ['gateway/yoga.server.ts', './build/manifest.ts'],
  ['gateway/build/docTables.ts', '../../server/app.ts'],
  ['server/app.ts', '#gateway/build/manifest.ts'],
  ['gateway/context/builder.ts', '#renderer/shell/Header.tsx'],
  ['server/app.ts', '../pages/cart/+Page.tsx'],
  ['server/app.ts', '#gateway/schema/product.ts'],
  ['server/app.ts', '#gateway/rental/total.ts'],
  ['server/app.ts', '#gateway/rest/transport.ts'],
  ['server/app.ts', './upstream/data/database.ts'],
  ['server/upstream/orders.ts', '#gateway/rental/total.ts'],
  ['server/upstream/orders.ts', '../base/env.server.ts'],
  ['server/setup/install.mjs', 'zod'],
  ['attic/thing.ts', './other.ts'],
])('%s → %s is refused', (file, specifier) => {
  const source = readSource(file, `import { x } from '${specifier}'\nexport const y = x`)
  expect(brokenDoors(source, pages)).toHaveLength(1)
})

test.each([
  ['pages/cart/+Page.tsx', './parts/Line.tsx'],
  ['pages/cart/parts/Line.tsx', '../totals.ts'],
  ['pages/order/success/+Page.tsx', '../placedOrder.ts'],
  ['pages/order/index/parts/Line.tsx', '../../timeSlots.ts'],
  ['pages/order/placedOrder.ts', './timeSlots.ts'],
  ['pages/cart/+Page.tsx', '#renderer/ui/Button.tsx'],
  ['pages/cart/+Page.tsx', '#gateway/rental/total.ts'],
  ['pages/cart/+Page.tsx', 'react'],
  ['renderer/ui/Button.tsx', './Icon.tsx'],
  ['gateway/rental/total.test.ts', 'fast-check'],
  ['gateway/schema/product.ts', '../rest/catalog.ts'],
  ['gateway/schema/order.ts', '../order/createOrder.ts'],
  ['gateway/order/createOrder.ts', '../rest/errors.ts'],
  ['gateway/http/explain.ts', '../base/trace.ts'],
  ['gateway/yoga.server.ts', './http/publicError.ts'],
  ['gateway/build/docTables.ts', '../schema.ts'],
  ['server/app.ts', '#gateway/yoga.server.ts'],
  ['server/index.ts', './upstream/index.ts'],
  ['server/upstream/orders.ts', './data/database.ts'],
])('%s → %s is allowed', (file, specifier) => {
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
])('forbidden code is found: %s', (text, what) => {
  expect(readSource('server/app.ts', text).refused).toEqual([what])
})

test('circles are found, of any length', () => {
  const file = (name: string, ...imports: string[]) => ({ file: `gateway/${name}.ts`, imports })
  const circles = importCircles([
    file('a', './b.ts'),
    file('b', '#gateway/c.ts'),
    file('c', './a.ts', './d.ts', 'graphql'),
    file('d', './e.ts'),
    file('e'),
    file('f', './g.ts'),
    file('g', './f.ts'),
    file('itself', './itself.ts'),
  ])
  expect(circles).toEqual([
    ['gateway/a.ts', 'gateway/b.ts', 'gateway/c.ts'],
    ['gateway/f.ts', 'gateway/g.ts'],
    ['gateway/itself.ts'],
  ])
})

describe('a ladder of rooms', () => {
  const broken = ladder('server', ['pages', 'http/edge', 'http'])
  const file = (name: string, ...imports: string[]) => ({ file: `server/${name}.ts`, imports })

  test('may be climbed down', () => {
    const down = [
      file('app', './pages/a.ts', './http/b.ts', '#gateway/yoga.server.ts', 'fastify'),
      file('pages/cache/a', '../b.ts', '../../http/edge/a.ts'),
      file('http/edge/a', '../parts/b.ts'),
      file('http/parts/b', '../c.ts'),
    ]
    expect(broken(down)).toEqual([])
  })

  test('may not be climbed up', () => {
    const up = [
      file('pages/a', '../app.ts'),
      file('http/parts/b', '../edge/a.ts', '../../pages/a.ts'),
      file('http/edge/a'),
    ]
    expect(broken(up)).toEqual([
      'server/pages/a.ts → server/app.ts: server stands above pages',
      'server/http/parts/b.ts → server/http/edge/a.ts: http/edge stands above http',
      'server/http/parts/b.ts → server/pages/a.ts: pages stands above http',
    ])
  })

  test('names the rooms that there are', () => {
    expect(broken([file('attic/a'), file('http/a')])).toEqual([
      'server/attic/a.ts stands in no room of the ladder',
      'pages has no file',
      'http/edge has no file',
    ])
  })

  test('circles of folders are found where no files import each other', () => {
    const circle = [file('a/one', './two.ts', '../b/one.ts'), file('b/two', '../a/two.ts')]
    expect(folderCircles([...circle, file('c/one', '../a/one.ts')])).toEqual([['server/a', 'server/b']])
  })
})

test('an export counts as used by every way to import it', () => {
  const offers = (names: string) => `export const ${names.replaceAll(' ', ' = 1\nexport const ')} = 1`
  const files = {
    'server/a.ts': `${offers('a b c')}\nexport type T = 1\nexport { d as e } from './b.ts'\nexport type ButtonProps = 1`,
    'server/b.ts': offers('d f'),
    'server/c.ts': offers('g'),
    'server/d.ts': offers('h'),
    'server/e.ts': `import { a as x, type T } from './a.ts'\nimport * as all from './c.ts'\nawait import('./d.ts')`,
  }
  const read = Object.entries(files).map(([file, text]) => readExports(file, readSource(file, text).program))
  expect(unusedExports(read)).toEqual([
    'server/a.ts: b',
    'server/a.ts: c',
    'server/a.ts: e',
    'server/b.ts: f',
  ])
})
