import { spawnSync } from 'node:child_process'
import { run, SetupError, say } from './console.mjs'

/**
 * Installs Debian's package of a program that is missing, where that is allowed.
 * @param {string} program
 * @param {string} packageName
 * @param {string} versionOption makes it print its version and end
 * @returns {Promise<boolean>} true when the program runs
 */
export async function bring(program, packageName, versionOption = '--version') {
  const runs = () => spawnSync(program, [versionOption]).status === 0
  if (runs()) return true
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  say(`No ${program} found: installing ${packageName} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', packageName], { env })
  return runs()
}

/** Finds nginx, or brings it where packages can be installed. */
export function findNginx() {
  return bring('nginx', 'nginx-light', '-v')
}

/** Brings the redis-server that tests start; throws a SetupError when none can be had. */
export async function ensureRedis() {
  if (await bring('redis-server', 'redis-server')) return
  throw new SetupError(
    'No redis-server could be found or installed: tests of several servers need it.',
    'install it (Debian, Ubuntu: "apt-get install redis-server"; macOS: "brew install redis") and run "npm test" again.',
  )
}
