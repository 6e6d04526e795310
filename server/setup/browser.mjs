import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { run, SetupError } from './console.mjs'
import { bring } from './servers.mjs'

/** The flags that keep Chromium quiet (no calls home) and able to run in a container. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** Chromium without a window of its own, as Debian packs it: the same pages for four fifths of the processor's time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium or Chrome that runs: one on the PATH, else an installed Chrome, else Playwright's own.
 * @param {{ isShellEnough?: boolean }} [options] `isShellEnough`: one that keeps no pages that were left will do
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser({ isShellEnough = false } = {}) {
  const { chromium } = await import('@playwright/test')
  const onPath = spawnSync('which', isShellEnough ? [SHELL, ...WHOLE] : WHOLE, { encoding: 'utf8' })
  const places = [
    ...onPath.stdout.split('\n').filter(Boolean),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return places.find((place) => spawnSync(place, ['--version']).status === 0)
}

/** Finds a browser, or brings one, and on Debian the shell; throws a SetupError when none can be had. */
export async function ensureBrowser() {
  // Ubuntu's package of that name only points at a snap.
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (isDebian) for (const program of ['chromium', SHELL]) bring(program)
  if (await findBrowser()) return
  console.log("› No Chromium found: downloading Playwright's…")
  const libraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  run('npx', ['--no-install', 'playwright', 'install', ...libraries, 'chromium'])
  if (!(await findBrowser()))
    throw new SetupError(
      'No Chromium or Chrome could be found or installed.',
      'install one yourself (Debian: "apt-get install chromium"; elsewhere Google Chrome) and run "npm test" again.',
    )
}
