import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './app.ts'

export interface RedisServer {
  url: string
  port: number
  /** Ends it as an operator does. */
  stop(): Promise<void>
  /** Ends it as a crash does. */
  kill(): Promise<void>
  /** Stops it in its tracks: connections stay, nothing answers. */
  pause(): void
  /** Lets it go on. */
  resume(): void
}

/** A real redis-server, in memory, on a free port or on `given`; `settings` come first on its command line. */
export async function spawnRedis(given?: number, settings: string[] = []): Promise<RedisServer> {
  if (spawnSync('redis-server', ['--version']).error)
    throw new Error('redis-server is not on the PATH (Debian: apt-get install redis-server)')
  const port = given ?? (await freePort())
  const own = ['--port', String(port), '--save', '', '--bind', '127.0.0.1']
  const child = spawn('redis-server', [...settings, ...own], { stdio: ['ignore', 'pipe', 'inherit'] })
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithParent)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'close')
  }
  await ready(child)
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  let said = ''
  const listening = new Promise<void>((resolve) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      if (/Ready to accept connections|Sentinel ID is/.test(said)) resolve()
    })
  })
  await Promise.race([
    listening,
    setTimeout(10_000, undefined, { ref: false }).then(() => {
      throw new Error(`redis-server did not start:\n${said}`)
    }),
  ])
}
