import { join } from 'node:path'
import { BadEnvironmentError, type Env, servicePathsOf } from './base/env.server.ts'
import { startUpstream } from './upstream/index.ts'

/** The REST services that a server works with. */
export type Services = {
  /** Base URL of the services, the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base URL that a picture's path is appended to. */
  storageUrl: string
  /** Whether `/graphql` shows the playground. */
  playground: boolean
  /** Where the embedded services keep orders; null with a company's services. */
  ordersFile: string | null
  close(): Promise<void>
}

/**
 * The company's services, or, where none are configured, embedded ones that are started here.
 * @throws BadEnvironmentError when the embedded ones cannot use `DATA_DIR` or `UPSTREAM_PORT`.
 */
export async function startServices(env: Env): Promise<Services> {
  const isProduction = env.NODE_ENV === 'production'
  if (env.UPSTREAM_URL !== undefined)
    return {
      upstreamUrl: env.UPSTREAM_URL,
      storageUrl: env.STORAGE_URL ?? `${env.UPSTREAM_URL}/storage`,
      playground: env.PLAYGROUND ?? !isProduction,
      ordersFile: null,
      close: async () => {},
    }
  const places = { dataDir: env.DATA_DIR, port: env.UPSTREAM_PORT, basePaths: servicePathsOf(env) }
  const { url, close } = await startUpstream(places).catch((error: Error) => {
    throw cannotServe(error, env)
  })
  return {
    upstreamUrl: url,
    storageUrl: env.STORAGE_URL ?? `${url}/storage`,
    playground: env.PLAYGROUND ?? true,
    ordersFile: join(env.DATA_DIR, 'sutki.db'),
    close,
  }
}

function cannotServe(error: Error, { DATA_DIR, UPSTREAM_PORT }: Env): BadEnvironmentError {
  const isPort = 'syscall' in error && error.syscall === 'listen'
  const place = isPort ? `UPSTREAM_PORT: ${UPSTREAM_PORT}` : `DATA_DIR: ${DATA_DIR}`
  return new BadEnvironmentError(`${place} cannot be used: ${error.message}`)
}
