import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

const VERIFY = 'node server/setup/verify.mjs'

test('nothing runs on the Node that npm brought before it was verified, in the image and in the unit', () => {
  const [built = ''] = container.split(/^FROM /m).slice(1)
  const [install = '', ...later] = [...built.matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command)
  expect(install).toBe(`npm ci && ${VERIFY}`)
  expect(later.join()).toContain('npm run build')
  expect(built.indexOf('COPY server/setup server/setup')).toBeLessThan(built.indexOf(VERIFY))
  expect(unit.match(/^ExecStart.*$/gm)).toEqual([
    `ExecStartPre=/usr/bin/env ${VERIFY}`,
    expect.stringMatching(/^ExecStart=.*node_modules\/.bin\/node/),
  ])
})

test('the Node of another publisher is not started', async () => {
  const verify = path.resolve('server/setup/verify.mjs')
  const run = (cwd: string) => spawnSync(process.execPath, [verify], { cwd, encoding: 'utf8' })
  const { status, stdout } = run('.')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/published|not verified on/)])
  if (stdout.includes('not verified on')) return
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('do not run it') })
  mkdirSync(path.join(folder, 'node_modules/node/bin'), { recursive: true })
  writeFileSync(path.join(folder, 'node_modules/node/bin/node'), 'another program')
  expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('do not run it') })
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
