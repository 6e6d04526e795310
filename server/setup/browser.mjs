import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run, SetupError, say } from './console.mjs'
import { bring, installPackages } from './servers.mjs'

/** The flags that keep Chromium quiet (no calls home) and able to run in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without a window of its own, as Debian packs it: the same pages for four fifths of the processor's time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The place of a Chromium or Chrome that runs: one on the PATH, else an installed Chrome, else Playwright's own.
 * @param {{ isShellEnough?: boolean }} [options] `isShellEnough`: one that keeps no pages that were left will do
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser({ isShellEnough = false } = {}) {
  const named = isShellEnough ? [SHELL, ...WHOLE] : WHOLE
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const { chromium } = await import('playwright')
  const places = [
    ...named.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return places.find((place) => isExecutable(place) && spawnSync(place, ['--version']).status === 0)
}

/** Finds a browser, or brings one, and where packages can be installed the shell; throws a SetupError when none can be had. */
export async function ensureBrowser() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && isDebian()) await ((await findBrowser()) ? bring(SHELL, SHELL) : installChromium())
  if (await findBrowser()) return
  say("No Chromium found: downloading Playwright's…")
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  await run('npx', ['--no-install', 'playwright', 'install', ...withLibraries, 'chromium'], {
    doing: 'downloading Chromium',
  })
  if (await findBrowser()) return
  throw new SetupError(
    'No Chromium or Chrome could be found or installed.',
    'install one yourself (Debian: "apt-get install chromium"; elsewhere Google Chrome) and run "npm test" again.',
  )
}

async function installChromium() {
  say('No Chromium found: installing it with apt-get…')
  await installPackages('chromium', SHELL)
}

/** Debian itself: Ubuntu's package of that name only points at a snap. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** @param {string} place */
function isExecutable(place) {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
