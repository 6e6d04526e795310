import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatches } from './log.ts'

const line = `${'x'.repeat(99)}\n`
let written: string[]
let batches: ReturnType<typeof createBatches>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  written = []
  const write = (text: string) => written.push(text) > 0
  batches = createBatches(() => ({ write, flushSync: () => void written.push('flushed') }))
})
afterEach(() => void vi.useRealTimers())

test('lines are written together, in their order, when there are enough of them', () => {
  for (let index = 0; index < 153; index++) batches.write(line)
  expect(written).toEqual([])
  batches.write('the last\n')
  expect(written).toEqual([])
  batches.write(line)
  batches.write(line)
  expect(written).toEqual([`${line.repeat(153)}the last\n${line}`])
})

test('one line is written after a moment, and nothing is not written', () => {
  vi.advanceTimersByTime(1000)
  expect(written).toEqual([])
  batches.write(line)
  vi.advanceTimersByTime(200)
  expect(written).toEqual([line])
})

test('what has to be written now is', () => {
  batches.write(line)
  batches.flushSync()
  expect(written).toEqual([line, 'flushed'])
})

test.each([
  ['when the process has nothing left to do', ''],
  ['when it is ended', 'process.exit()'],
  ['when it fails', 'throw new Error("failed")'],
])('what waits is written %s', (_when, end) => {
  const program = `const { createLog } = await import('./server/base/log.ts')
    const log = createLog({ LOG_LEVEL: 'info' })
    log.info('first')
    log.info('second')
    ${end}`
  const args = ['--input-type=module', '--eval', `${program}; export {}`]
  const lines = outputOf(args)
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text).msg)
  expect(lines).toEqual(['first', 'second'])
})

function outputOf(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
