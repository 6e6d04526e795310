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
