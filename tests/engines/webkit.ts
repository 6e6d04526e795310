import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/app.ts'
import type { EngineWindow, Json, Key, Visitor } from './engine.ts'

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
  await session('POST', 'timeouts', { script: 60_000, pageLoad: 60_000 })
  await giveContent(session, width)
  const execute = (script: string, ...args: Json[]) => session('POST', 'execute/sync', { script, args })
  const type = (keys: string) =>
    act(session, {
      ...{ type: 'key', id: 'keyboard' },
      actions: [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value }))),
    })
  return {
    goto: async (url) => void (await session('POST', 'url', { url })),
    run: (inPage, ...args) =>
      Promise.race([
        execute(`return (${inPage}).apply(null, arguments)`, ...args),
        lateness(ANSWER_MS),
      ]) as Promise<Awaited<ReturnType<typeof inPage>>>,
    load: async (program) => void (await execute(program)),
    click: (x, y) =>
      act(session, {
        ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => type(KEY_CODES[key]),
    type,
    async close() {
      await close()
      await rm(configFolder, { recursive: true, force: true })
    },
  }
}

/** Sends a command of WebDriver to a session; answers its value. */
type Session = (method: 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>

async function act(session: Session, source: object): Promise<void> {
  await session('POST', 'actions', { actions: [source] })
}

async function ask(url: string, method: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { message?: string } | null }
  if (!answer.ok) throw new Error(value?.message ?? `${url}: ${answer.status}`)
  return value
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
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const end = async () => {
    if (service.exitCode !== null || service.signalCode !== null) return
    service.kill('SIGTERM')
    await once(service, 'exit')
  }
  const url = `http://127.0.0.1:${port}/session`
  try {
    // Scroll bars that take room, as on most desks.
    const browserOptions = { binary: browser, args, useOverlayScrollbars: false }
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }
    const building = listening(port).then(() => ask(url, 'POST', { capabilities: { alwaysMatch } }))
    const { sessionId } = (await Promise.race([building, lateness(SESSION_MS)])) as { sessionId: string }
    const session: Session = (method, command, body = {}) =>
      ask(`${url}/${sessionId}${command && `/${command}`}`, method, body)
    return {
      session,
      async close() {
        await session('DELETE', '')
        await end()
      },
    }
  } catch (error) {
    await end()
    if (attempt === ATTEMPTS) throw error
    return startSession(start, attempt + 1)
  }
}

/** Resolves when the driver takes connections. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await setTimeout(50)
  }
}

async function lateness(milliseconds: number): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false })
  throw new Error(`no answer after ${milliseconds} ms`)
}

/** The window is as wide as its frame and its content together: the frame's part is what the first try is short of. */
async function giveContent(session: Session, width: number): Promise<void> {
  await session('POST', 'window/rect', { x: 0, y: 0, width, height: 1000 })
  const inner = Number(await session('POST', 'execute/sync', { script: 'return innerWidth', args: [] }))
  if (inner !== width)
    await session('POST', 'window/rect', { x: 0, y: 0, width: width + width - inner, height: 1000 })
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

/** The characters that stand for keys in WebDriver. */
const KEY_CODES: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', ' ': ' ', ArrowRight: '\uE014' }
