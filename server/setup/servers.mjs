import { spawnSync } from 'node:child_process'
import { run, SetupError } from './console.mjs'

/**
 * Installs Debian's package of a program that is missing, where that is allowed.
 * @param {string} program
 * @param {string} [packageName]
 * @param {string} [versionOption] makes it print its version and end
 * @returns {boolean} true when the program runs
 */
export function bring(program, packageName = program, versionOption = '--version') {
  const runs = () => spawnSync(program, [versionOption]).status === 0
  if (runs()) return true
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`› No ${program} found: installing ${packageName} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', packageName], { env })
  return runs()
}

/** Brings the redis-server that tests start; throws a SetupError when none can be had. */
export function ensureRedis() {
  if (!bring('redis-server'))
    throw new SetupError(
      'No redis-server could be found or installed: tests of several servers need it.',
      'install it (Debian, Ubuntu: "apt-get install redis-server"; macOS: "brew install redis") and run "npm test" again.',
    )
}
