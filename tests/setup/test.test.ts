import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockOf, Newcomer, workingNpm } from '../support/newcomer.ts'

let project: Newcomer

beforeAll(() => {
  project = new Newcomer()
  project.run('start.mjs')
  project.run('test.mjs', 'clients')
})
beforeEach(() => {
  project.replaceNpm(workingNpm)
  project.write('pages/page.ts', 'export const page = 1')
  project.write('tests/clients/package-lock.json', lockOf('1.0.0'))
  project.write('node_modules/playwright/package.json', '{"type":"module","main":"index.js"}')
  project.write('node_modules/playwright/index.js', 'export const chromium = { executablePath: () => "" }')
  project.tool('tools/chromium', 'exit 0')
  project.tool('tools/chromium-headless-shell', 'exit 0')
  project.tool('tools/redis-server', 'exit 0')
  project.tool('node_modules/.bin/tsc', 'exit 0')
  project.tool('node_modules/.bin/biome', 'exit 0')
  project.tool('node_modules/.bin/vitest', report('vitest', units({ passed: 10 })))
  project.tool('node_modules/.bin/playwright', report('playwright', journeys({ expected: 5 })))
})

afterAll(() => project.leave())

test('the last line is the sum of all stages: types and lint are one test each', () => {
  expect(outcome()).toEqual({ status: 0, lastLine: '20 passed, 0 failed' })
})

test.each([
  ['types are wrong', 'tsc', 'exit 2', '18 passed, 2 failed'],
  ['the lint finds something', 'biome', 'exit 1', '19 passed, 1 failed'],
  ['all tests crash before their report', 'vitest', 'exit 1', '8 passed, 2 failed'],
  ['a killed run leaves no report', 'playwright', 'kill -9 $$', '15 passed, 1 failed'],
  ['a test fails', 'vitest', report('vitest', units({ passed: 8, failed: 2 }), 1), '18 passed, 2 failed'],
  ['a test is skipped', 'vitest', report('vitest', units({ passed: 9, failed: 1 })), '19 passed, 1 failed'],
  ['a suite cannot be loaded', 'vitest', report('vitest', units({ passed: 9 }), 1), '19 passed, 1 failed'],
  ['no test is found', 'vitest', report('vitest', units({ passed: 0 })), '10 passed, 1 failed'],
  [
    'more than three unit tests need a second try',
    'vitest',
    report('vitest', units({ passed: 6, flaky: 4 })),
    '16 passed, 4 failed',
  ],
  [
    'more than three end-to-end tests are flaky',
    'playwright',
    report('playwright', journeys({ expected: 4, flaky: 4 })),
    '19 passed, 4 failed',
  ],
  [
    'an end-to-end test is skipped',
    'playwright',
    report('playwright', journeys({ expected: 4, skipped: 1 })),
    '19 passed, 1 failed',
  ],
])('%s: it counts as failed, and the other stages run', (_, command, script, lastLine) => {
  project.tool(`node_modules/.bin/${command}`, script)
  expect(outcome()).toEqual({ status: 1, lastLine })
})

test('what passes at the second try has passed, and is counted', () => {
  project.tool('node_modules/.bin/vitest', report('vitest', units({ passed: 9, flaky: 1 })))
  project.tool('node_modules/.bin/playwright', report('playwright', journeys({ expected: 4, flaky: 1 })))
  expect(outcome()).toEqual({ status: 0, lastLine: '20 passed, 0 failed' })
  const { stdout } = project.run('test.mjs')
  expect(stdout).toContain('second try: flaky 1\n')
  expect(stdout).toContain('✔ End-to-end tests in Chromium: 5 passed, 0 failed, 1 at the second try\n')
})

test('with --first-try one second try is a failure', () => {
  project.tool('node_modules/.bin/vitest', report('vitest', units({ passed: 9, flaky: 1 })))
  expect(outcome('--first-try')).toEqual({ status: 1, lastLine: '19 passed, 1 failed' })
  expect(outcome('unit', '--first-try')).toEqual({ status: 1, lastLine: '9 passed, 1 failed' })
})

test('Chromium’s shell is brought where packages can be installed, once; without it the tests run, too', () => {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  const mayInstall = process.getuid?.() === 0 && isDebian
  project.tool('tools/apt-get', `echo "$1 $4" >> "${project.path('calls')}"`)
  project.tool('tools/chromium-headless-shell', 'exit 1')
  const { status, calls } = project.run('test.mjs', 'e2e')
  const installed = calls.filter((call) => call.startsWith('install'))
  expect([status, installed]).toEqual([0, mayInstall ? ['install chromium-headless-shell'] : []])
  project.tool('tools/chromium-headless-shell', 'exit 0')
  expect(project.run('test.mjs', 'e2e').calls).toEqual([])
})

test('without a build the end-to-end tests cannot run, the others do', () => {
  project.write('pages/page.ts', 'export const page = 2')
  project.replaceNpm('exit 1')
  expect(outcome()).toEqual({ status: 1, lastLine: '15 passed, 1 failed' })
})

test.each([
  ['checks', '2 passed, 0 failed'],
  ['unit', '10 passed, 0 failed'],
  ['clients', '3 passed, 0 failed'],
  ['e2e', '5 passed, 0 failed'],
  ['checks unit', '12 passed, 0 failed'],
])('the part "%s" runs alone', (parts, lastLine) => {
  expect(outcome(...parts.split(' '))).toEqual({ status: 0, lastLine })
})

test('the packages of the clients’ tests are installed once', () => {
  project.remove('tests/clients/node_modules')
  expect(project.run('test.mjs', 'clients').calls).toEqual(['ci'])
  expect(project.run('test.mjs', 'clients').calls).toEqual([])
})

test('without their packages the clients’ tests cannot run, the others do', () => {
  project.write('tests/clients/package-lock.json', lockOf('2.0.0'))
  project.replaceNpm('exit 1')
  expect(outcome()).toEqual({ status: 1, lastLine: '17 passed, 1 failed' })
})

test('an unknown part is refused with the names of those that there are', () => {
  const { status, stderr } = project.run('test.mjs', 'units')
  expect([status, stderr]).toEqual([
    2,
    'there is no part "units": the parts are checks, unit, clients, e2e\n',
  ])
})

test('a report of an earlier run is not counted again', () => {
  outcome()
  project.tool('node_modules/.bin/vitest', 'exit 0')
  expect(outcome()).toEqual({ status: 1, lastLine: '8 passed, 2 failed' })
})

function outcome(...parts: string[]) {
  const { status, stdout } = project.run('test.mjs', ...parts)
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

/** A tool that leaves a report. Vitest runs twice: the tests of the clients are two, and pass. */
function report(name: string, content: object, exitCode = 0) {
  const file = name === 'playwright' ? 'e2e' : 'unit'
  const ofClients = `echo '${JSON.stringify(units({ passed: 2 }))}' > .cache/test/clients.json; exit 0`
  return `case "$*" in */clients.json*) ${ofClients};; esac
echo '${JSON.stringify(content)}' > .cache/test/${file}.json; exit ${exitCode}`
}

/** A report of Vitest in JSON. */
function units({ passed, failed = 0, flaky = 0 }: { passed: number; failed?: number; flaky?: number }) {
  const tests = (count: number, status: string, title: string, failureMessages: string[]) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ fullName: `${title} ${index + 1}`, status, failureMessages },
    }))
  const assertionResults = [
    ...tests(passed, 'passed', 'passed', []),
    ...tests(failed, 'failed', 'failed', ['an error']),
    ...tests(flaky, 'passed', 'flaky', ['an error of the first try']),
  ]
  return { testResults: [{ assertionResults }] }
}

/** A report of Playwright in JSON. */
function journeys(counts: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts }, errors: [] }
}
