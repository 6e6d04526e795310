import { spawnSync } from 'node:child_process'
import { run, SetupError, say } from './console.mjs'

/**
 * Whether a program can be run, after an attempt to install Debian's package of it where that is allowed.
 * @param {string} program
 * @param {string} packageName
 * @param {string} versionOption what makes it say its version and end
 */
export async function bring(program, packageName, versionOption = '--version') {
  const runs = () => spawnSync(program, [versionOption]).status === 0
  if (runs()) return true
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  say(`No ${program} found: installing ${packageName} with apt-get…`)
  await installPackages('--no-install-recommends', packageName)
  return runs()
}

/** @param {string[]} named options of `apt-get install`, then packages of Debian */
export async function installPackages(...named) {
  await run('apt-get', ['update'], { doing: 'reading the package lists' })
  await run('apt-get', ['install', '-y', ...named], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    doing: `installing ${named.at(-1)}`,
  })
}

/** Whether nginx is there, or could be brought where packages can be installed. */
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
