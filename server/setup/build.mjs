import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run, SetupError, say } from './console.mjs'

/** Everything that ends up in the build. */
const sources = [
  'pages',
  'renderer',
  'gateway',
  'server',
  'public',
  'package.json',
  'package-lock.json',
  'schema.graphql',
  'tsconfig.json',
  'vite.config.ts',
]

const stamp = 'dist/.sources'

/**
 * Builds the pages unless dist/ was built from exactly these sources.
 * The stamp is removed before a build and written after it, so an interrupted build is made again.
 * @throws {SetupError} when the build fails
 */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building the pages…')
  rmSync(stamp, { force: true })
  const build = await run('npm', ['run', '--silent', 'build'], { doing: 'building the pages', quiet: true })
  if (build.code !== 0) {
    process.stderr.write(build.output)
    throw new SetupError(
      'The build failed; its output is above.',
      'mend what the output names and run the command again.',
    )
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  say('The pages are built.')
}

/** A hash over names and contents: a checkout changes times, an edit changes contents. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources.filter((name) => existsSync(name))) {
    for (const file of filesUnder(source)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} place a file or folder
 * @returns {string[]} its files, sorted, without tests
 */
function filesUnder(place) {
  if (!statSync(place).isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.posix.join(place, name)))
}
