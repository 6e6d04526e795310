import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key as Keys, type WebDriver, WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { freePort } from '../support/app.ts'
import type { Engine, Key } from './engine.ts'

interface WebKitPlaces {
  driver: string
  browser: string
  display: string
}

/** Starts WebKitGTK's own little browser on a display that nobody sees, and drives it by WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKitPlaces): Promise<Engine> {
  const { server, name } = await startDisplay(display)
  const configFolder = await smallToolbar()
  const env = {
    ...process.env,
    DISPLAY: name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: configFolder,
  }
  return {
    async openWindow(width) {
      const { session, close } = await startSession(driver, browser, env)
      await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
      await giveContent(session, width)
      return {
        goto: (url) => session.get(url),
        run: (inPage, ...args) => session.executeScript(inPage, ...args),
        load: (program) => session.executeScript(program),
        element: async (inPage, ...args) => {
          const element = await session.executeScript(inPage, ...args)
          if (!(element instanceof WebElement)) throw new Error('the page answered no element')
          return { click: () => element.click() }
        },
        press: (key) => session.actions().sendKeys(KEY_CODES[key]).perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        close,
      }
    },
    async close() {
      server.kill('SIGTERM')
      await rm(configFolder, { recursive: true, force: true })
    },
  }
}

const SESSION_MS = 45_000
const ATTEMPTS = 3

/**
 * Starts a browser with a driver of its own: on a busy machine the two sometimes never find each other, and a driver that waits
 * takes no other session. Such a pair is given up for a new one.
 */
async function startSession(driver: string, browser: string, env: NodeJS.ProcessEnv, attempt = 1) {
  const port = await freePort()
  const service = new DriverService(driver, { loopback: true, port, args: [`--port=${port}`], env })
  const url = await service.start()
  const building = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation'],
        // Scroll bars that take room, as on most desks.
        useOverlayScrollbars: false,
      },
    })
    .build()
  try {
    const session = await Promise.race([building, lateness()])
    return {
      session,
      async close() {
        await session.quit()
        await service.kill()
      },
    }
  } catch (error) {
    await service.kill()
    if (attempt === ATTEMPTS) throw error
    return startSession(driver, browser, env, attempt + 1)
  }
}

async function lateness(): Promise<never> {
  await setTimeout(SESSION_MS, undefined, { ref: false })
  throw new Error(`no browser after ${SESSION_MS} ms`)
}

/** The window is as wide as its frame and its content together: the frame's part is what the first try is short of. */
async function giveContent(driver: WebDriver, width: number): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height: 1000 })
  const inner = await driver.executeScript<number>('return innerWidth')
  if (inner !== width) await window.setRect({ x: 0, y: 0, width: width + width - inner, height: 1000 })
}

/** A configuration of GTK in which the browser's toolbar lets the window be as narrow as a phone; the folder of it. */
async function smallToolbar(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sutki-gtk-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { margin: 0; border-width: 0; padding: 0; min-width: 0; font-size: 1px; }\n',
  )
  return folder
}

/** Starts an X server in memory, which picks a free number for itself. */
async function startDisplay(executable: string): Promise<{ server: ChildProcess; name: string }> {
  const server = spawn(executable, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  const announcement = server.stdio[3]
  if (!announcement) throw new Error('the display has no way to tell its number')
  const [number] = await once(announcement, 'data')
  return { server, name: `:${String(number).trim()}` }
}

const KEY_CODES: Record<Key, string> = { Tab: Keys.TAB, Enter: Keys.ENTER, ArrowRight: Keys.ARROW_RIGHT }
