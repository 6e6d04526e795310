import { SetupError } from './console.mjs'
import { bring } from './debian.mjs'

/**
 * Finds the redis-server that tests start for themselves, and brings one where packages can be installed.
 * @throws {SetupError} when none can be had
 */
export async function ensureRedis() {
  if (await bring('redis-server', 'redis-server')) return
  throw new SetupError(
    'No redis-server could be found or installed: tests of several servers need it.',
    'install it (Debian, Ubuntu: "apt-get install redis-server"; macOS: "brew install redis") and run "npm test" again.',
  )
}
