import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { BadEnvironmentError, type Env, readEnv } from './env.server.ts'
import { startUpstream } from './upstream/index.ts'

const GRACE_MS = 15_000

try {
  await serve(readEnv(process.env))
} catch (error) {
  if (!(error instanceof BadEnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Starts the embedded services where none are configured, then the server; ends both in the other order. */
async function serve(env: Env): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime })
  const embedded = env.UPSTREAM_URL ? null : await startUpstream({ dataDir: env.DATA_DIR })
  const upstreamUrl = env.UPSTREAM_URL ?? embedded?.url ?? ''
  const app = await buildApp({
    env,
    log,
    upstreamUrl,
    storageUrl: env.STORAGE_URL ?? `${upstreamUrl}/storage`,
    siteUrl: env.SITE_URL ?? `http://${env.HOST}:${env.PORT}`,
    playground: env.PLAYGROUND ?? (embedded !== null || env.NODE_ENV !== 'production'),
  })
  closeWithGrace({ delay: GRACE_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an error')
    await app.close()
    await embedded?.close()
  })
  const address = await app.listen({ host: env.HOST, port: env.PORT })
  announce(address, embedded ? env.DATA_DIR : null)
}

function announce(address: string, ordersDir: string | null): void {
  console.log(`Сутки: ${address}`)
  console.log(`Playground: ${address}/graphql`)
  if (ordersDir) console.log(`Orders are kept in ${ordersDir}/sutki.db`)
}
