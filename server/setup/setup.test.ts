import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'

// The scripts run as they do for a newcomer, in a small project, with a stand-in for npm that notes what it is asked.

let project: string

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'sutki-setup-'))
  cpSync('server/setup', path.join(project, 'server/setup'), { recursive: true })
  mkdirSync(path.join(project, 'pages'))
  mkdirSync(path.join(project, 'tools'))
  write('pages/page.ts', 'export const page = 1')
  write('package-lock.json', lockOf('1.0.0'))
  write('npm-calls', '')
  useNpm(workingNpm)
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

test('the first start installs and builds, the second does neither', () => {
  expect(start()).toMatchObject({ status: 0, calls: ['ci', 'run'] })
  expect(start()).toMatchObject({ status: 0, calls: [] })
})

test('an edited source is built again, an untouched one with a new time is not', () => {
  start()
  write('pages/page.ts', 'export const page = 1')
  expect(start().calls).toEqual([])
  write('pages/page.ts', 'export const page = 2')
  expect(start().calls).toEqual(['run'])
})

test('a test file is no source of the build', () => {
  start()
  write('pages/page.test.ts', 'whatever')
  expect(start().calls).toEqual([])
})

test('a changed lock file is installed', () => {
  start()
  write('package-lock.json', lockOf('2.0.0'))
  expect(start().calls).toEqual(['ci', 'run'])
})

test('an install that did not finish starts anew', () => {
  start()
  rmSync(path.join(project, 'node_modules/.package-lock.json'))
  expect(start().calls).toEqual(['ci'])
})

test('a failed build is said and made again', () => {
  useNpm(`${workingNpm}\n[ "$1" = run ] && exit 1\nexit 0`)
  const failed = start()
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('The build failed')
  useNpm(workingNpm)
  expect(start()).toMatchObject({ status: 0, calls: ['run'] })
})

test.each([
  ['npm error code ECONNREFUSED', 'the npm registry cannot be reached'],
  ['npm error code EAI_AGAIN', 'the npm registry cannot be reached'],
  ['npm error ENOSPC: no space left on device, write', 'the disk is full'],
  ['npm error code EACCES', 'npm may not write here'],
  ['npm error code ENOTEMPTY', 'another program works in node_modules'],
  ['npm error code EINTEGRITY', 'differs from package-lock.json'],
  ['npm error something new', 'its output is above'],
])('a failed install (%s) says what to do', (output, meaning) => {
  useNpm(`echo "${output}" >&2; exit 1`)
  const { status, stderr } = start()
  expect(status).toBe(1)
  expect(stderr).toContain(meaning)
  expect(stderr).toContain('What to do:')
})

test('an install without scripts, which leaves no Node 24, says how to get it', () => {
  useNpm('mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json')
  const { status, stderr } = start()
  expect(status).toBe(1)
  expect(stderr).toContain('npm rebuild node --ignore-scripts=false')
})

test('an interrupted install takes its npm with it and starts anew', async () => {
  useNpm('echo "npm $$"; trap "" TERM; while true; do sleep 0.1; done')
  const running = spawn(process.execPath, ['server/setup/start.mjs'], { cwd: project, env: environment() })
  const npm = await firstMatch(running.stdout, /npm (\d+)/)
  running.kill('SIGTERM')
  const [code] = await once(running, 'close')
  expect(code).toBe(143)
  expect(() => process.kill(Number(npm), 0)).toThrow('ESRCH')
  useNpm(workingNpm)
  expect(start()).toMatchObject({ status: 0, calls: ['ci', 'run'] })
})

test('the test command still ends with the sum when the set-up fails', () => {
  useNpm('exit 1')
  const { status, stdout } = runScript('test.mjs')
  expect(status).toBe(1)
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
})

const workingNpm = `
[ "$1" = ci ] && mkdir -p node_modules/.bin && cp package-lock.json node_modules/.package-lock.json && ln -sf "${process.execPath}" node_modules/.bin/node
[ "$1" = run ] && mkdir -p dist
true`

function useNpm(script: string) {
  writeFileSync(path.join(project, 'tools/npm'), `#!/bin/sh\necho "$1" >> npm-calls\n${script}\n`, {
    mode: 0o755,
  })
}

function start() {
  write('npm-calls', '')
  const { status, stderr } = runScript('start.mjs')
  const calls = readFileSync(path.join(project, 'npm-calls'), 'utf8').split('\n').filter(Boolean)
  return { status, stderr, calls }
}

function runScript(name: string) {
  return spawnSync(process.execPath, [path.join('server/setup', name)], {
    cwd: project,
    encoding: 'utf8',
    env: environment(),
  })
}

/** The first group of the first line of a stream that matches. */
async function firstMatch(stream: Readable, pattern: RegExp) {
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)
    if (found) return found[1]
  }
  throw new Error('the stream ended')
}

function environment() {
  return { ...process.env, PATH: `${project}/tools:${process.env.PATH}` }
}

function write(file: string, text: string) {
  writeFileSync(path.join(project, file), text)
}

function lockOf(version: string) {
  return JSON.stringify({ packages: { '': {}, 'node_modules/thing': { version } } })
}
