import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort, startApp } from '../support/app.ts'

/** A process that is killed again and again, and started anew at the same place. */
export interface Killable {
  url: string
  /** Resolves when it can be called; at once unless it was killed. */
  up(): Promise<void>
  /** `kill -9`, then a new start. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Running = { url: string; kill(): Promise<void>; stop(): Promise<unknown> }

/** A server of the shop, in front of the services. */
export async function killableApp(
  upstreamUrl: string,
  dataDir: string,
  redisUrl?: string,
): Promise<Killable> {
  const env = {
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    MUTATIONS_PER_MINUTE: '0',
    ORDER_MAX_STOCKS: '0',
    ...(redisUrl && { REDIS_URL: redisUrl }),
  }
  return killable(() => startApp({ upstreamUrl, dataDir, env }))
}

/** The embedded services. */
export async function killableServices(dataDir: string): Promise<Killable> {
  const port = await freePort()
  return killable(() => startServices(port, dataDir))
}

async function killable(start: () => Promise<Running>): Promise<Killable> {
  let running = await start()
  let restarted: Promise<void> = Promise.resolve()

  async function killAndStart(): Promise<void> {
    await running.kill()
    running = await start()
  }
  return {
    url: running.url,
    up: () => restarted,
    kill() {
      restarted = restarted.then(killAndStart)
      return restarted
    },
    async stop() {
      await restarted
      await running.stop()
    },
  }
}

async function startServices(port: number, dataDir: string): Promise<Running> {
  const child = spawn(
    path.resolve('node_modules/.bin/node'),
    ['tests/chaos/services.ts', `${port}`, dataDir],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  const kill = async () => {
    process.off('exit', killWithParent)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
  const ended = once(child, 'close').then(() => {
    throw new Error('the services ended before they listened')
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return { url: `http://127.0.0.1:${port}`, kill, stop: kill }
}
