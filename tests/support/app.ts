import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clockOfRun } from './clockOfRun.ts'

export interface TestApp {
  /** The server's URL, without a trailing slash. */
  url: string
  /** Where the embedded services keep their database. */
  dataDir: string
  /** Everything that the server printed so far. */
  output(): string
  /** Ends the server as an operator does, removes a temporary `dataDir`, and answers the exit code. */
  stop(): Promise<number | null>
  /** Ends the server as `kill -9` does; a temporary `dataDir` stays until `stop`. */
  kill(): Promise<void>
}

export interface TestAppOptions {
  /** Base URL of the services; without it the server starts its own embedded ones. */
  upstreamUrl?: string
  /** Kept after `stop`; without it a temporary folder. */
  dataDir?: string
  /** Where pictures are kept; without it in `dataDir`. */
  picturesDir?: string
  env?: Record<string, string>
  /** The limit of open files; that of the tests unless told. */
  openFiles?: number
  /** The project that is started: this one unless told. */
  root?: string
}

/**
 * Starts the production server as its own process, on a free port. Needs a build in dist/.
 * Rejects with the server's output when it ends before it listens.
 */
export async function startApp({ root = '.', openFiles, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const { variables, dataDir, clean } = await prepareApp(options)
  const node = path.resolve('node_modules/.bin/node')
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `
  const child = spawn('bash', ['-c', `${limit}exec "${node}" server/index.ts`], {
    cwd: root,
    env: { PATH: process.env.PATH, COMPANY_DIR: '', ...clockOfRun(), ...variables },
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
    await clean()
    return child.exitCode
  }
  const kill = async () => {
    process.off('exit', killWithParent)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
  try {
    const url = await listeningAddress(child, () => output)
    return { url, dataDir, output: () => output, stop, kill }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The environment of a server, its folder, and the end of that folder if it is a temporary one. */
export async function prepareApp({
  upstreamUrl,
  dataDir,
  picturesDir,
  env = {},
}: Omit<TestAppOptions, 'root'>) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sutki-app-')))
  if (picturesDir !== undefined) await symlink(picturesDir, path.join(folder, 'pictures'))
  const variables: Record<string, string> = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    // Tests order faster than any visitor.
    MUTATIONS_PER_MINUTE: '0',
    ORDER_MAX_STOCKS: '0',
    // Its services share the processor with the tests: where they get none for seconds, they are not late.
    UPSTREAM_DEADLINE_MS: '20000',
    ...(upstreamUrl === undefined ? {} : { UPSTREAM_URL: upstreamUrl }),
    ...env,
  }
  const clean = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  }
  return { variables, dataDir: folder, clean }
}

/** Waits for the URL that the server announces. */
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

/**
 * A free port: the server writes its own URL into links, so it must know the port beforehand. Below those that systems give to
 * outgoing connections: one of them would take it before the server does.
 */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
