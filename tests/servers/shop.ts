import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { killableServices } from '../chaos/processes.ts'
import { freePort, startApp, type TestApp } from '../support/app.ts'
import { type RedisServer, spawnRedis } from '../support/redisServer.ts'
import { SHOP_NAME, startNginx } from './nginx.ts'

/** Longer than nginx keeps an idle connection (docs/deploy/nginx.conf). */
const SHUTDOWN_DELAY_MS = 3000

/** One server, started anew at the same place. */
interface Server {
  url: string
  /** Ends it as an operator does, starts it, and waits until visitors come to it; answers the exit code. */
  roll(): Promise<number | null>
  /** Ends it as a crash does; `back` starts it and waits in the same way. */
  kill(): Promise<void>
  back(): Promise<void>
}

export interface TwoServers {
  /** Where visitors come: nginx. */
  entry: { url: string; ca: Buffer }
  servers: readonly [Server, Server]
  redis: RedisServer
  /** Starts Redis anew at the same place. */
  startRedis(): Promise<RedisServer>
  /** Where the services keep the orders. */
  dataDir: string
  [Symbol.asyncDispose](): Promise<void>
}

/** Two servers with one Redis, behind nginx, in front of services that are a process of their own. */
export async function openTwoServers(): Promise<TwoServers> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'sutki-servers-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = path.join(folder, 'services')
  const services = await killableServices(dataDir)
  opened.defer(() => services.stop())
  const redis = await spawnRedis()
  let latest = redis
  opened.defer(() => latest.kill())
  const options = { upstreamUrl: services.url, redisUrl: redis.url, folder }
  const servers = [await openServer(options), await openServer(options)] as const
  for (const server of servers) opened.defer(server.end)
  const nginx = await startNginx(
    folder,
    servers.map(({ port }) => port),
  )
  opened.defer(nginx.stop)
  const all = opened.move()
  return {
    entry: nginx,
    servers,
    redis,
    async startRedis() {
      latest = await spawnRedis(redis.port)
      return latest
    },
    dataDir,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

type ServerOptions = { upstreamUrl: string; redisUrl: string; folder: string }

async function openServer({ upstreamUrl, redisUrl, folder }: ServerOptions) {
  const port = await freePort()
  const env = {
    PORT: String(port),
    REDIS_URL: redisUrl,
    SITE_URL: `https://${SHOP_NAME}`,
    TRUST_PROXY: '127.0.0.1',
    SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
  }
  const start = () => startApp({ upstreamUrl, dataDir: path.join(folder, `server-${port}`), env })
  let app: TestApp = await start()

  async function back(): Promise<void> {
    app = await start()
    while (!(await hasVisitors(app.url))) await setTimeout(100)
  }
  return {
    url: app.url,
    port,
    back,
    kill: () => app.kill(),
    async roll() {
      const code = await app.stop()
      await back()
      return code
    },
    async end() {
      await app.stop()
    },
  }
}

async function hasVisitors(url: string): Promise<boolean> {
  const metrics = await fetch(`${url}/metrics`)
  return (await metrics.text()).includes('route="/graphql",status="200"')
}
