import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TestApp {
  /** The server's address, without a closing slash. */
  url: string
  /** Where the embedded services keep their database. */
  dataDir: string
  /** Everything that the server printed so far. */
  output(): string
  /** Ends the server as an operator does, removes a temporary `dataDir`, and answers the exit code. */
  stop(): Promise<number | null>
}

export interface TestAppOptions {
  /** Base address of the services; without it the server starts its own embedded ones. */
  upstreamUrl?: string
  /** Kept after `stop`; without it a temporary folder. */
  dataDir?: string
  env?: Record<string, string>
}

/**
 * Starts the production server as its own process, on a free port. Needs a build in dist/.
 * Rejects with the server's output when it ends before it listens.
 */
export async function startApp({ upstreamUrl, dataDir, env = {} }: TestAppOptions = {}): Promise<TestApp> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sutki-app-')))
  const child = spawn(path.resolve('node_modules/.bin/node'), ['server/index.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...(upstreamUrl === undefined ? {} : { UPSTREAM_URL: upstreamUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'close')
    }
    process.off('exit', killWithParent)
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    return child.exitCode
  }
  try {
    return { url: await listeningAddress(child, () => output), dataDir: folder, output: () => output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the address that the server announces. */
function listeningAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+(?=\n)/.exec(output())
      if (address) resolve(address[0])
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
  })
}

/** The server writes its own address into links, so it has to be told a port beforehand. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
