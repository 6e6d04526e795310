import { spawnSync } from 'node:child_process'
import { run, SetupError, say } from './console.mjs'

/**
 * Finds the redis-server that tests start for themselves, and brings one where packages can be installed.
 * @throws {SetupError} when none can be had
 */
export async function ensureRedis() {
  if (runs('redis-server')) return
  if (process.getuid?.() === 0 && runs('apt-get')) {
    say('No redis-server found: installing it with apt-get…')
    await run('apt-get', ['update'], { doing: 'reading the package lists' })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      doing: 'installing redis-server',
    })
    if (runs('redis-server')) return
  }
  throw new SetupError(
    'No redis-server could be found or installed: tests of several servers need it.',
    'install it (Debian, Ubuntu: "apt-get install redis-server"; macOS: "brew install redis") and run "npm test" again.',
  )
}

/** @param {string} command */
function runs(command) {
  return spawnSync(command, ['--version']).status === 0
}
