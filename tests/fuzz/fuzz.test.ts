import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// npm run fuzz sends a hundred thousand, each night.
test('hostile inputs: no 5xx, no unexpected error, no script, no held loop', {
  timeout: 180_000,
}, () => {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/node',
    ['tests/fuzz/run.ts', '--cases', '80', '--seed', '7'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  expect([status, stderr], stdout).toEqual([0, ''])
  const counts = [...stdout.matchAll(/: (\d+) cases/g)].map(([, count]) => Number(count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(80)
})
