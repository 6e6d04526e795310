import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run, SetupError } from './console.mjs'

/** The Node that everything but these set-up scripts runs on: the project pins it as a package of npm. */
export const node = path.resolve('node_modules/.bin/node')

/** Installs missing packages; throws a SetupError. */
export function ensureInstalled() {
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
  installLocked('.')
  if (!spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.'))
    throw new SetupError(
      'node_modules/.bin/node is not Node 24: npm has no package of it for this system, or left it out.',
      'look that "npm config get omit" does not say "optional", remove node_modules, and run the command again.',
    )
}

/**
 * Runs `npm ci` unless npm left the lock file's versions there: it writes its copy of that file last.
 * @param {string} folder
 * @param {string[]} options
 */
export function installLocked(folder, ...options) {
  const installed = lockedIn(path.join(folder, 'node_modules/.package-lock.json'))
  const locked = lockedIn(path.join(folder, 'package-lock.json'))
  const isThere = Object.entries(locked).every(
    ([place, { version, optional }]) =>
      place === '' || (optional && !installed[place]) || installed[place]?.version === version,
  )
  if (isThere) return
  console.log('› Installing packages with "npm ci"; this takes a minute or two…')
  // It removes node_modules/.bin, and with it a Node that npm found there.
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((each) => path.resolve(each) !== path.dirname(node)).join(path.delimiter)
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error', ...options]
  if (run('npm', args, { cwd: folder, env: { ...process.env, PATH } }) !== 0)
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
