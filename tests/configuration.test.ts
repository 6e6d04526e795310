import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../server/base/env.server.ts'

const example = names(readFileSync('.env.example', 'utf8'), /^#([A-Z][A-Z_]+)=/gm)
const readme = readFileSync('README.md', 'utf8')
const table = /^## Configuration$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
const read = names(readFileSync('server/base/env.server.ts', 'utf8'), /^ {2}([A-Z][A-Z_]+):/gm).filter(
  (name) => name !== 'NODE_ENV',
)

test('the example file has every variable that is read, and no other', () => {
  expect(read.length).toBeGreaterThan(20)
  expect(example).toEqual(read)
})

test('the README has every variable that is read, and no other', () => {
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '')
  expect(names(firstCells.join('\n'), /`([A-Z][A-Z_]+)`/g)).toEqual(read)
})

test('the example file, taken as it is, starts the server', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z_]+=.*)$/gm)
  const entries = [...lines].map(([, line = '']) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)])
  expect(readEnv(Object.fromEntries(entries))).toMatchObject({ PORT: 3000, UPSTREAM_DEADLINE_MS: 2500 })
})

function names(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
}
