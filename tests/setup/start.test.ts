import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { NODE_HASHES } from '../../server/setup/install.mjs'
import { lockOf, Newcomer, workingNpm } from '../support/newcomer.ts'

let project: Newcomer

beforeEach(() => {
  project = new Newcomer()
})

afterEach(() => project.leave())

test('the first start installs and builds, the second does neither', () => {
  expect(project.run('start.mjs')).toMatchObject({ status: 0, calls: ['ci', 'run'] })
  expect(project.run('start.mjs')).toMatchObject({ status: 0, calls: [] })
})

test.each(['C#', '100%', 'q?x'])(
  'a folder that Vite cannot build in is named before anything is installed: %s',
  (name) => {
    const odd = new Newcomer(`${name} мой прокат `)
    onTestFinished(() => odd.leave())
    const { status, stderr, calls } = odd.run('start.mjs')
    expect([status, calls]).toEqual([1, []])
    expect(stderr).toContain(
      `cannot be built in ${odd.folder}: Vite and Vike cannot work with #, % or ? in a path`,
    )
  },
)

test('an edited source is built again, an untouched one with a new time is not', () => {
  project.run('start.mjs')
  project.write('pages/page.ts', 'export const page = 1')
  expect(project.run('start.mjs').calls).toEqual([])
  project.write('pages/page.ts', 'export const page = 2')
  expect(project.run('start.mjs').calls).toEqual(['run'])
})

test('another company is another build, also when .env alone names its folder', () => {
  project.run('start.mjs')
  project.write('acme/company.json', '{ "name": "Acme" }')
  project.write('.env', 'COMPANY_DIR=acme\n')
  expect(project.run('start.mjs').calls).toEqual(['run'])
  expect(project.run('start.mjs').calls).toEqual([])
  project.write('acme/company.json', '{ "name": "Bolt" }')
  expect(project.run('start.mjs').calls).toEqual(['run'])
})

test('a test file is no source of the build', () => {
  project.run('start.mjs')
  project.write('pages/page.test.ts', 'whatever')
  expect(project.run('start.mjs').calls).toEqual([])
})

test('a changed lock file is installed', () => {
  project.run('start.mjs')
  project.write('package-lock.json', lockOf('2.0.0'))
  expect(project.run('start.mjs').calls).toEqual(['ci', 'run'])
})

test('an install that did not finish starts again', () => {
  project.run('start.mjs')
  project.remove('node_modules/.package-lock.json')
  expect(project.run('start.mjs').calls).toEqual(['ci'])
})

test('a Node that nobody published is not run, not at the second start either', () => {
  // Only platforms whose hash is known are verified.
  const isVerified = `${process.platform}-${process.arch}` in NODE_HASHES.sha256
  const foreign = 'mkdir -p node_modules/node/bin && echo foreign > node_modules/node/bin/node'
  project.replaceNpm(`${workingNpm}\n[ "$1" = ci ] && ${foreign}\ntrue`)
  for (const _ of ['first', 'second']) {
    const { status, stderr, calls } = project.run('start.mjs')
    expect(stderr.includes('is not the Node 24.21.0 that was published')).toBe(isVerified)
    expect([status, calls[0]]).toEqual(isVerified ? [1, 'ci'] : [0, calls[0]])
  }
})

test('a failed build is said and made again', () => {
  project.replaceNpm(`[ "$1" = run ] && exit 1\n${workingNpm}`)
  const failed = project.run('start.mjs')
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('The build failed')
  project.replaceNpm(workingNpm)
  expect(project.run('start.mjs')).toMatchObject({ status: 0, calls: ['run'] })
})

test('a failed install says what to do below the words of npm', () => {
  project.replaceNpm('echo "npm error code ECONNREFUSED" >&2; exit 1')
  const { status, stderr } = project.run('start.mjs')
  expect(status).toBe(1)
  expect(stderr).toMatch(/npm error code ECONNREFUSED\s+✖ "npm ci" failed.*\s+What to do:/)
})

test('an install without scripts, which leaves no Node 24, says how to get it', () => {
  project.replaceNpm('mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json')
  const { status, stderr } = project.run('start.mjs')
  expect(status).toBe(1)
  expect(stderr).toContain('npm rebuild node --ignore-scripts=false')
})

test('an interrupted install ends its npm and starts again', async () => {
  project.replaceNpm('echo "npm $$"; while true; do sleep 0.1; done')
  const running = spawn(process.execPath, ['server/setup/start.mjs'], {
    cwd: project.folder,
    env: project.environment,
  })
  const npm = await firstMatch(running.stdout, /npm (\d+)/)
  running.kill('SIGTERM')
  const [code] = await once(running, 'close')
  expect(code).toBe(143)
  expect(() => process.kill(Number(npm), 0)).toThrow('ESRCH')
  project.replaceNpm(workingNpm)
  expect(project.run('start.mjs')).toMatchObject({ status: 0, calls: ['ci', 'run'] })
})

test('the test command still ends with the sum when the set-up fails', () => {
  project.replaceNpm('exit 1')
  const { status, stdout } = project.run('test.mjs')
  expect(status).toBe(1)
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
})

/** The first group of the first line of a stream that matches. */
async function firstMatch(stream: Readable, pattern: RegExp) {
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)
    if (found) return found[1]
  }
  throw new Error('the stream ended')
}
