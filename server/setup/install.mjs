import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run, SetupError, say } from './console.mjs'

/** The Node that everything but these set-up scripts runs on: the project pins it as the npm package `node`. */
export const node = path.resolve('node_modules/.bin/node')
/** SHA-256 of the program that the package `node` downloads by itself, which package-lock.json has no integrity for. */
export const NODE_HASHES = {
  version: '24.21.0',
  /** @type {Record<string, string>} */
  sha256: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
}
const PROGRAM = 'node_modules/node/bin/node'

/** Installs missing packages; throws a SetupError. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new SetupError(
      `Node ${process.versions.node} is too old to install the packages.`,
      'install Node 20.19 or newer (nodejs.org); the project then brings its own Node 24.',
    )
  if (/[#%?]/.test(process.cwd()))
    throw new SetupError(
      `The pages cannot be built in ${process.cwd()}: Vite and Vike cannot work with #, % or ? in a path.`,
      'move the project to a folder without these signs.',
    )
  if ((await installLocked('.')) && existsSync(PROGRAM)) verifyInstalled()
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status !== 0 || !stdout.startsWith('v24.'))
    throw new SetupError(
      `node_modules/.bin/node is not Node 24: the "node" package's install script did not run.`,
      'allow install scripts (npm config get ignore-scripts must say false), then run "npm rebuild node --ignore-scripts=false" and try again.',
    )
}

/** Installs the packages that the tests of clients need, without their scripts; throws a SetupError. */
export async function ensureClients() {
  await installLocked('tests/clients', '--ignore-scripts')
}

/**
 * Runs `npm ci` unless npm left the lock file's versions there: it writes its copy of that file last.
 * @param {string} folder
 * @param {string[]} options
 * @returns {Promise<boolean>} true after an install
 */
async function installLocked(folder, ...options) {
  const installed = lockedIn(path.join(folder, 'node_modules/.package-lock.json'))
  const locked = lockedIn(path.join(folder, 'package-lock.json'))
  const isThere = Object.entries(locked).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  )
  if (isThere) return false
  say('Installing packages with "npm ci"; this takes a minute or two…')
  // It removes node_modules/.bin, and with it a Node that npm found there.
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((each) => path.resolve(each) !== path.dirname(node)).join(path.delimiter)
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error', ...options]
  if ((await run('npm', args, { cwd: folder, env: { ...process.env, PATH } })) === 0) return true
  throw new SetupError(
    '"npm ci" failed; its output is above.',
    'mend what npm names and run the command again.',
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} empty when the file is absent or half-written
 */
function lockedIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

function verifyInstalled() {
  try {
    verifyNode()
  } catch (error) {
    // The next start must not take the packages for installed.
    rmSync('node_modules/.package-lock.json', { force: true })
    throw error
  }
}

/**
 * @returns {string} the result in a sentence
 * @throws {SetupError} when the downloaded Node is not the one that was published, or is not there
 */
export function verifyNode() {
  const expected = NODE_HASHES.sha256[`${process.platform}-${process.arch}`]
  if (!expected) return `Node ${NODE_HASHES.version} is not verified on ${process.platform}-${process.arch}.`
  if (existsSync(PROGRAM) && createHash('sha256').update(readFileSync(PROGRAM)).digest('hex') === expected)
    return `Node ${NODE_HASHES.version} is the one that was published.`
  throw new SetupError(
    `${PROGRAM} is not the Node ${NODE_HASHES.version} that was published.`,
    'do not run it: remove node_modules, look which registry npm uses (npm config get registry), and install again.',
  )
}
