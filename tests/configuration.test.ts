import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../server/base/env.server.ts'
import { variables } from '../server/base/variables.server.ts'
import { configurationPage } from '../server/build/configuration.ts'

const example = names(readFileSync('.env.example', 'utf8'), /^#([A-Z][A-Z_]+)=/gm)
const read = Object.keys(variables.omit({ NODE_ENV: true }).shape).sort()

test('the example file has every variable that is read, and no other', () => {
  expect(read.length).toBeGreaterThan(20)
  expect(example).toEqual(read)
})

test('docs/configuration.md is what the code says; run `npm run schema`', () => {
  const page = readFileSync('docs/configuration.md', 'utf8')
  expect(page).toBe(configurationPage())
  for (const name of [...read, 'shortName', 'order.longestDays']) expect(page).toContain(`\n| \`${name}\` |`)
})

test('the example file, taken as it is, starts the server', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z_]+=.*)$/gm)
  const entries = [...lines].map(([, line = '']) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)])
  expect(readEnv(Object.fromEntries(entries))).toMatchObject({ PORT: 3000, UPSTREAM_DEADLINE_MS: 2500 })
})

function names(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
}
