import { afterEach, beforeEach, expect, test } from 'vitest'
import { NODE_HASHES } from '../../server/setup/install.mjs'
import { Newcomer, workingNpm } from '../support/newcomer.ts'

let project: Newcomer

beforeEach(() => {
  project = new Newcomer()
})

afterEach(() => project.leave())

test('the first start installs and builds, the second does neither, and an edited source is built again', () => {
  expect(project.start()).toMatchObject({ status: 0, calls: ['ci', 'run'] })
  // The same text with a new time.
  project.write('pages/page.ts', 'export const page = 1')
  expect(project.start()).toMatchObject({ status: 0, calls: [] })
  project.write('pages/page.ts', 'export const page = 2')
  expect(project.start().calls).toEqual(['run'])
})

test('another company is another build, also when .env alone names its folder', () => {
  project.start()
  project.write('acme/company.json', '{ "name": "Acme" }')
  project.write('.env', 'COMPANY_DIR=acme\n')
  expect(project.start().calls).toEqual(['run'])
  project.write('acme/company.json', '{ "name": "Bolt" }')
  expect(project.start().calls).toEqual(['run'])
})

test('a Node that nobody published is not run, not at the second start either', () => {
  // Only platforms whose hash is known are verified.
  const isVerified = `${process.platform}-${process.arch}` in NODE_HASHES.sha256
  const foreign = 'mkdir -p node_modules/node/bin && echo foreign > node_modules/node/bin/node'
  project.replaceNpm(`${workingNpm}\n[ "$1" = ci ] && ${foreign}\ntrue`)
  for (const _ of ['first', 'second']) {
    const { status, stderr, calls } = project.start()
    expect(stderr.includes('is not the Node 24.21.0 that was published')).toBe(isVerified)
    expect([status, calls[0]]).toEqual(isVerified ? [1, 'ci'] : [0, calls[0]])
  }
})

test('a failed install says what to do below the words of npm', () => {
  project.replaceNpm('echo "npm error code ECONNREFUSED" >&2; exit 1')
  const { status, stderr } = project.start()
  expect(status).toBe(1)
  expect(stderr).toMatch(/npm error code ECONNREFUSED\s+✖ "npm ci" failed.*\s+What to do:/)
})

test('an install without scripts, which leaves no Node 24, says how to get it', () => {
  project.replaceNpm('mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json')
  const { status, stderr } = project.start()
  expect(status).toBe(1)
  expect(stderr).toContain('npm rebuild node --ignore-scripts=false')
})
