import { globSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

interface InstalledEngine {
  /** The missing programs, by Debian's packages. */
  missing: string[]
  /** Only when nothing is missing. */
  start(): Promise<Engine>
}

const firefox = onPath('firefox-esr') ?? onPath('firefox')
const webKitDriver = onPath('WebKitWebDriver')
const [miniBrowser] = globSync('/usr/lib{,64}/{*/,}webkit2gtk-4.*/MiniBrowser').sort().reverse()
const display = onPath('Xvfb')

/** The engines that the shop is tried in besides Chromium. */
export const ENGINES: Record<string, InstalledEngine> = {
  Firefox: {
    missing: firefox ? [] : ['firefox-esr'],
    start: () => startFirefox(firefox ?? ''),
  },
  WebKitGTK: {
    missing: [...(webKitDriver && miniBrowser ? [] : ['webkit2gtk-driver']), ...(display ? [] : ['xvfb'])],
    start: () =>
      startWebKit({ driver: webKitDriver ?? '', browser: miniBrowser ?? '', display: display ?? '' }),
  },
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return globSync(folders.map((folder) => path.join(folder, name)))[0]
}
