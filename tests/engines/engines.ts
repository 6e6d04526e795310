import { globSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../../server/setup/browser.mjs'
import type { Engine } from './engine.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { closeWebKit, openWebKit } from './webkit.ts'

const chromium = await findBrowser()
const firefox = onPath('firefox-esr') ?? onPath('firefox')
const driver = onPath('WebKitWebDriver')
const [browser] = globSync('/usr/lib{,64}/{*/,}webkit2gtk-4.*/MiniBrowser').sort().reverse()
const display = onPath('Xvfb')

/** The engines that the journeys are walked in. */
export const ENGINES: Record<string, Engine> = {
  Chromium: {
    missing: chromium ? [] : ['chromium'],
    openWindow: (visitor) => openChromium(chromium ?? '', visitor),
  },
  Firefox: {
    missing: firefox ? [] : ['firefox-esr'],
    openWindow: (visitor) => openFirefox(firefox ?? '', visitor),
  },
  WebKitGTK: {
    missing: [...(driver && browser ? [] : ['webkit2gtk-driver']), ...(display ? [] : ['xvfb'])],
    openWindow: (visitor) =>
      openWebKit({ driver: driver ?? '', browser: browser ?? '', display: display ?? '' }, visitor),
    close: closeWebKit,
  },
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return globSync(folders.map((folder) => path.join(folder, name)))[0]
}
