import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../server/base/env.server.ts'

const container = readFileSync('docs/deploy/Containerfile', 'utf8')
const unit = readFileSync('docs/deploy/sutki@.service', 'utf8')
const site = readFileSync('docs/deploy/nginx.conf', 'utf8')

/** The variables that a file sets for the server. */
function variables(lines: RegExp, text: string): Record<string, string> {
  const pairs = [...text.matchAll(lines)].flatMap(([, line = '']) => line.trim().split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
}
const inContainer = variables(/^ENV (.*)$/gm, container)
const inUnit = variables(/^Environment=(.*)$/gm, unit.replaceAll('%i', '3001'))

test('the image is made of files that exist, and has what its command needs', () => {
  const fromContext = [...container.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(fromContext.length).toBeGreaterThan(8)
  expect(fromContext.filter((file) => !existsSync(file))).toEqual([])
  const kept = [...container.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(kept.map((file) => file.replace('/opt/sutki/', ''))).toEqual(
    expect.arrayContaining(['package.json', 'node_modules', 'dist', 'gateway', 'server']),
  )
})

test('the image is made of what is copied alone: no orders, no secrets, no packages of this machine', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const copied = [...container.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' ').map((file) => file.split('/')[0] ?? ''),
  )
  expect(rules[0]).toBe('*')
  expect(rules.slice(1).toSorted()).toEqual([...new Set(copied)].map((file) => `!${file}`).toSorted())
})

test.each([
  ['the image', inContainer],
  ['the unit', inUnit],
])('%s sets variables as the server takes them', (_, given) => {
  const { PORT, NODE_ENV, SHUTDOWN_DELAY_MS } = readEnv(given)
  expect([PORT, NODE_ENV, SHUTDOWN_DELAY_MS]).toEqual([Number(given.PORT), 'production', 5000])
})

test('a server goes on for longer than nginx keeps an idle connection to it, and is given the time to end', () => {
  const idleSeconds = Number(/keepalive_timeout (\d+)s/.exec(site)?.[1])
  const delaySeconds = readEnv(inUnit).SHUTDOWN_DELAY_MS / 1000
  expect(delaySeconds).toBeGreaterThan(idleSeconds)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(delaySeconds + 15)
})
