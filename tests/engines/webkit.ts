import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { freePort } from '../support/app.ts'
import type { EngineWindow, Key, Visitor } from './engine.ts'

interface WebKitPlaces {
  driver: string
  browser: string
  display: string
}

/** Starts WebKitGTK's own little browser on a display that nobody sees, and drives it by WebDriver. */
export async function openWebKit(
  { driver, browser, display }: WebKitPlaces,
  { width, scheme, isStill = false, hasScripts = true }: Visitor,
): Promise<EngineWindow> {
  shown ??= startDisplay(display)
  const configFolder = await writeConfig(isStill)
  const env = {
    ...process.env,
    DISPLAY: (await shown).name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: configFolder,
  }
  const args = [
    '--automation',
    ...(scheme === 'dark' ? ['--dark-mode'] : []),
    // The scripts of pages; those of the driver run all the same.
    ...(hasScripts ? [] : ['--enable-javascript=false']),
  ]
  const { session, close } = await startSession({ driver, browser, args, env })
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  await giveContent(session, width)
  return {
    goto: (url) => session.get(url),
    run: (inPage, ...args) =>
      Promise.race([session.executeScript(inPage, ...args), lateness(ANSWER_MS)]) as Promise<
        Awaited<ReturnType<typeof inPage>>
      >,
    load: (program) => session.executeScript(program),
    click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) => session.actions().sendKeys(KEY_CODES[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    async close() {
      await close()
      await rm(configFolder, { recursive: true, force: true })
    },
  }
}

interface WebKitStart {
  driver: string
  browser: string
  args: string[]
  env: NodeJS.ProcessEnv
}

/** A script that runs while a page is replaced may never answer: it is given up, and asked again. */
const ANSWER_MS = 10_000
const SESSION_MS = 45_000
const ATTEMPTS = 3

/**
 * Starts a browser with a driver of its own: on a busy machine the two sometimes never find each other, and a driver that waits
 * takes no other session. Such a pair is given up for a new one.
 */
async function startSession(start: WebKitStart, attempt = 1) {
  const { driver, browser, args, env } = start
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
        args,
        // Scroll bars that take room, as on most desks.
        useOverlayScrollbars: false,
      },
    })
    .build()
  try {
    const session = await Promise.race([building, lateness(SESSION_MS)])
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
    return startSession(start, attempt + 1)
  }
}

async function lateness(milliseconds: number): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false })
  throw new Error(`no answer after ${milliseconds} ms`)
}

/** The window is as wide as its frame and its content together: the frame's part is what the first try is short of. */
async function giveContent(driver: WebDriver, width: number): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height: 1000 })
  const inner = await driver.executeScript<number>('return innerWidth')
  if (inner !== width) await window.setRect({ x: 0, y: 0, width: width + width - inner, height: 1000 })
}

/** A configuration of GTK in which the browser's toolbar lets the window be as narrow as a phone; the folder of it. */
async function writeConfig(isStill: boolean): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sutki-gtk-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  const write = (name: string, text: string) => writeFile(path.join(folder, 'gtk-3.0', name), text)
  await write('gtk.css', '* { margin: 0; border-width: 0; padding: 0; min-width: 0; font-size: 1px; }\n')
  await write('settings.ini', `[Settings]\ngtk-enable-animations=${isStill ? 0 : 1}\n`)
  return folder
}

/** The display of all windows. */
let shown: Promise<{ name: string; server: ChildProcess }> | undefined

/** Ends it: a process that it belongs to would not end before. */
export async function closeWebKit(): Promise<void> {
  const display = shown
  shown = undefined
  if (!display) return
  const { server } = await display
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/** Starts an X server in memory, which picks a free number for itself. */
async function startDisplay(executable: string) {
  const server = spawn(executable, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  const announcement = server.stdio[3]
  if (!announcement) throw new Error('the display has no way to tell its number')
  const [number] = await once(announcement, 'data')
  return { name: `:${String(number).trim()}`, server }
}

const KEY_CODES: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  ' ': Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
}
