import { join } from 'node:path'
import { NAME } from '#company/constants.ts'
import { AccessFileError, type AccessFiles, readAccess, type ServiceAccess } from '#gateway/rest/rest.ts'
import { BadEnvironmentError, type Env, servicePathsOf } from './base/env.server.ts'
import { startUpstream } from './upstream/index.ts'

/** The REST services that a server works with. */
export type Services = {
  /** Base URL of the services, the company's own or the embedded ones. */
  upstreamUrl: string
  /** Base URL that a picture's path is appended to. */
  storageUrl: string
  /** The headers and certificates that the services demand. */
  access?: ServiceAccess
  /** True if `/graphql` shows the playground. */
  playground: boolean
  /** Where the embedded services keep orders; null with a company's services. */
  ordersFile: string | null
  close(): Promise<void>
}

/** The company's services, or embedded ones that are started here; throws a BadEnvironmentError naming what cannot be used. */
export async function startServices(env: Env): Promise<Services> {
  const isProduction = env.NODE_ENV === 'production'
  const access = accessOf(env)
  if (env.UPSTREAM_URL !== undefined)
    return {
      upstreamUrl: env.UPSTREAM_URL,
      storageUrl: env.STORAGE_URL ?? `${env.UPSTREAM_URL}/storage`,
      access,
      playground: env.PLAYGROUND ?? !isProduction,
      ordersFile: null,
      close: async () => {},
    }
  if (env.CALL_PATHS) throw new BadEnvironmentError('CALL_PATHS: UPSTREAM_URL is not set')
  const own = {
    dataDir: env.DATA_DIR,
    port: env.UPSTREAM_PORT,
    basePaths: servicePathsOf(env),
    company: NAME,
  }
  const { url, close } = await startUpstream(own).catch((error: Error) => {
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

const ACCESS_VARIABLES = {
  headers: 'UPSTREAM_HEADERS_FILE',
  ca: 'UPSTREAM_CA_FILE',
  cert: 'UPSTREAM_CERT_FILE',
  key: 'UPSTREAM_KEY_FILE',
} as const satisfies Record<keyof AccessFiles, keyof Env>

function accessOf(env: Env): ServiceAccess {
  const files = Object.entries(ACCESS_VARIABLES).flatMap(([name, variable]) => {
    const file = env[variable]
    return file === undefined ? [] : [{ name, variable, file }]
  })
  const isHttps = env.UPSTREAM_URL?.startsWith('https:') ?? false
  for (const { name, variable } of files) {
    if (env.UPSTREAM_URL === undefined) throw new BadEnvironmentError(`${variable}: UPSTREAM_URL is not set`)
    if (name !== 'headers' && !isHttps)
      throw new BadEnvironmentError(`${variable}: UPSTREAM_URL is not https`)
  }
  try {
    return readAccess(Object.fromEntries(files.map(({ name, file }) => [name, file])))
  } catch (error) {
    if (!(error instanceof AccessFileError)) throw error
    throw new BadEnvironmentError(`${ACCESS_VARIABLES[error.file]}: ${error.message}`)
  }
}

function cannotServe(error: Error, { DATA_DIR, UPSTREAM_PORT }: Env): BadEnvironmentError {
  const isPort = 'syscall' in error && error.syscall === 'listen'
  const place = isPort ? `UPSTREAM_PORT: ${UPSTREAM_PORT}` : `DATA_DIR: ${DATA_DIR}`
  return new BadEnvironmentError(`${place} cannot be used: ${error.message}`)
}
