import { afterEach, beforeEach, expect, test } from 'vitest'
import { Newcomer } from '../support/newcomer.ts'

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

test('a failed install says what to do below the words of npm', () => {
  project.replaceNpm('echo "npm error code ECONNREFUSED" >&2; exit 1')
  const { status, stderr } = project.start()
  expect(status).toBe(1)
  expect(stderr).toMatch(/npm error code ECONNREFUSED\s+✖ "npm ci" failed.*\s+What to do:/)
})

test('an install that leaves no Node 24 says how to get it', () => {
  project.replaceNpm('mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json')
  const { status, stderr } = project.start()
  expect(status).toBe(1)
  expect(stderr).toContain('npm config get omit')
})
