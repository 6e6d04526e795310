import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { prepareApp, type TestApp, type TestAppOptions } from './app.ts'
import { clockOfRun } from './clockOfRun.ts'

/** To the host: open an app with these variables, or, without any, close it. */
export interface ToHost {
  id: number
  variables?: Record<string, string>
}

/** From the host: what an app logged, or how the last message about it ended. */
export type FromHost = { id: number } & ({ output: string } | { url: string } | { error: string })

/** An app that shares its process with others: it can be closed, not killed. */
export type OpenedApp = Omit<TestApp, 'kill'>

interface Opened {
  output: string
  settle: { resolve(url: string): void; reject(error: Error): void }
  /** The code with which the host ended under it. */
  endedWith?: number
}

const apps = new Map<number, Opened>()
let host: ChildProcess | undefined
let count = 0

/**
 * Opens the production server on a free port, in one process for all apps of this test worker: a start of its own would take a second of
 * the processor's time, and its first pages three times theirs. Caches, limits, log and metrics are the app's own. What a test needs to
 * know of a process is for `startApp`: its ends, output before it listens, variables that are not in `readEnv`.
 */
export async function openApp(options: Omit<TestAppOptions, 'root'> = {}): Promise<OpenedApp> {
  const { variables, dataDir, clean } = await prepareApp(options)
  const id = count++
  const app: Opened = { output: '', settle: { resolve() {}, reject() {} } }
  apps.set(id, app)
  const ask = (message: ToHost) =>
    new Promise<string>((resolve, reject) => {
      app.settle = { resolve, reject }
      host ??= startHost()
      host.send(message)
    })
  const close = async () => {
    if (app.endedWith === undefined) await ask({ id })
    apps.delete(id)
    await clean()
    return app.endedWith ?? 0
  }
  let closing: Promise<number> | undefined
  const stop = () => {
    closing ??= close()
    return closing
  }
  try {
    const url = await ask({ id, variables })
    return { url, dataDir, output: () => app.output, stop }
  } catch (error) {
    apps.delete(id)
    await clean()
    throw error
  }
}

function startHost(): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(path.join(import.meta.dirname, 'appHost.ts'), {
    execPath: path.resolve('node_modules/.bin/node'),
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', COMPANY_DIR: '', ...clockOfRun() },
    silent: true,
  })
  // What is printed past the log may be any app's.
  const collect = (chunk: Buffer) => {
    for (const app of apps.values()) app.output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.on('message', (message: FromHost) => {
    const app = apps.get(message.id)
    if (!app) return
    if ('output' in message) app.output += message.output
    else if ('url' in message) app.settle.resolve(message.url)
    else app.settle.reject(new Error(message.error))
  })
  child.once('close', (code) => {
    host = undefined
    for (const app of apps.values()) {
      app.endedWith = code ?? 1
      app.settle.reject(new Error(`The host of the apps ended with ${code}:\n${app.output}`))
    }
  })
  return child
}
