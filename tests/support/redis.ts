import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from './app.ts'

interface TestRedis {
  url: string
  /** Ends it as a crash does. */
  kill(): Promise<void>
  /** Stops it in its tracks: connections stay, nothing answers. */
  pause(): void
}

/** A real redis-server for one test, in memory, on a free port or on `port`. */
export async function startRedis(port?: number): Promise<TestRedis> {
  if (spawnSync('redis-server', ['--version']).error)
    throw new Error('These tests need redis-server on the PATH (Debian: apt-get install redis-server)')
  const on = port ?? (await freePort())
  const child = spawn('redis-server', ['--port', String(on), '--save', '', '--bind', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  onTestFinished(kill)
  await ready(child)
  return { url: `redis://127.0.0.1:${on}`, kill, pause: () => void child.kill('SIGSTOP') }
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  let said = ''
  const listening = new Promise<void>((resolve) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Ready to accept connections')) resolve()
    })
  })
  await Promise.race([
    listening,
    setTimeout(10_000, undefined, { ref: false }).then(() => {
      throw new Error(`redis-server did not start:\n${said}`)
    }),
  ])
}
