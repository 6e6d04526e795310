import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkFolder, run, SetupError, say } from './console.mjs'

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

/** What that package downloads by itself. */
const PROGRAM = 'node_modules/node/bin/node'

/** Installs missing packages, seen by the file that npm writes last; throws a SetupError saying what to do next. */
export async function ensureInstalled() {
  checkSystemNode()
  if (await installLocked('.')) verifyInstalled()
  checkNode()
}

/** Installs the packages that the tests of clients need, without their scripts; throws a SetupError. */
export async function ensureClients() {
  await installLocked('tests/clients', ['--ignore-scripts'])
}

/**
 * Installs the packages of a folder's lock file unless they are all there.
 * @param {string} folder
 * @param {string[]} [options] of `npm ci`
 * @returns {Promise<boolean>} whether something was installed
 */
async function installLocked(folder, options = []) {
  const lock = path.join(folder, 'package-lock.json')
  const missing = missingPackages(lock, path.join(folder, 'node_modules/.package-lock.json'))
  if (missing === 0) return false
  checkFolder()
  say(`Installing ${missing} packages with "npm ci"; this takes a minute or two…`)
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error', ...options]
  const result = await run('npm', args, {
    cwd: folder,
    env: environmentOutside(process.env),
    doing: 'installing packages',
  })
  if (result.code !== 0) throw explainInstall(result.output)
  say('Packages are installed.')
  return true
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/**
 * How many packages of the lock file are not installed in the locked version. Optional ones (other platforms) do not count.
 * @param {string} lockFile
 * @param {string} installedFile the lock file that npm leaves beside what it has installed
 */
function missingPackages(lockFile, installedFile) {
  const [locked, installed] = [readLock(lockFile), readLock(installedFile)]
  if (!locked)
    throw new SetupError(
      `${lockFile} is missing or broken.`,
      `bring it back with "git checkout ${lockFile}".`,
    )
  return Object.entries(locked).filter(
    ([place, { version, optional }]) => place !== '' && !optional && installed?.[place]?.version !== version,
  ).length
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} undefined when the file is absent or half-written
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * The environment without node_modules/.bin on the PATH: `npm ci` removes that folder, and with it a Node that npm found there.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOutside(env) {
  const folders = (env.PATH ?? '').split(path.delimiter)
  const ours = path.dirname(node)
  return { ...env, PATH: folders.filter((folder) => path.resolve(folder) !== ours).join(path.delimiter) }
}

/** @throws {SetupError} when this very script runs on a Node that npm and the packages cannot be installed with */
function checkSystemNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new SetupError(
    `Node ${process.versions.node} is too old to install the packages.`,
    'install Node 20.19 or newer (nodejs.org); the project then brings its own Node 24.',
  )
}

/** @throws {SetupError} when the install left no Node 24, which is what `npm ci --ignore-scripts` does */
function checkNode() {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0 && stdout.startsWith('v24.')) return
  throw new SetupError(
    `node_modules/.bin/node is not Node 24 (${stdout?.trim() || 'it does not run'}): the "node" package's install script did not run.`,
    'allow install scripts (npm config get ignore-scripts must say false), then run "npm rebuild node --ignore-scripts=false" and try again.',
  )
}

function verifyInstalled() {
  // Whether there is one at all is looked at next.
  if (!existsSync(PROGRAM)) return
  try {
    verifyNode()
  } catch (error) {
    // The next start must not take the packages for installed.
    rmSync('node_modules/.package-lock.json', { force: true })
    throw error
  }
}

/**
 * @returns {string} what was found
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

/**
 * @param {string} output what npm printed
 */
function explainInstall(output) {
  const reason = installFailures.find(({ pattern }) => pattern.test(output)) ?? unknownFailure
  return new SetupError(`"npm ci" failed: ${reason.meaning}`, reason.next)
}

const installFailures = [
  {
    pattern: /ENOSPC|no space left/i,
    meaning: 'the disk is full.',
    next: 'free about 1 GB and run the command again.',
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/i,
    meaning: 'the npm registry cannot be reached.',
    next: 'check the network and "npm config get registry" (and proxy settings), then run the command again.',
  },
  {
    pattern: /EACCES|EPERM|EROFS/,
    meaning: 'npm may not write here.',
    next: 'make the project folder and npm\'s cache ("npm config get cache") writable for this user, then run the command again.',
  },
  {
    pattern: /ENOTEMPTY|EBUSY/,
    meaning: 'another program works in node_modules.',
    next: 'end or await the other npm, then run the command again.',
  },
  {
    pattern: /EINTEGRITY/,
    meaning: 'a downloaded package differs from package-lock.json.',
    next: 'run "npm cache clean --force" and the command again; if it stays, the registry serves something else: report it.',
  },
  {
    pattern: /EUSAGE|can only install packages when/,
    meaning: 'package.json and package-lock.json disagree.',
    next: 'run "npm install", look at the change of package-lock.json, and run the command again.',
  },
  {
    pattern: /ENOENT/,
    meaning: 'npm is not on the PATH, or a file went missing.',
    next: 'check that "npm --version" works, then run the command again.',
  },
]

const unknownFailure = {
  meaning: 'its output is above.',
  next: 'follow the first "npm error" line above, then run the command again; the install starts anew.',
}
