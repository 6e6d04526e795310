import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
