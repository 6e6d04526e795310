import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { announce, warnOfDocuments, warnOfSiteUrl } from './announce.ts'
import { buildApp } from './app.ts'
import { BadEnvironmentError, type Env } from './base/env.server.ts'
import { createLog } from './base/log.ts'
import { startServices } from './startServices.ts'

/** True if workers can listen on one port each for itself. Elsewhere what the primary gave to a worker that dies hangs. */
export const HAS_REUSE_PORT = process.platform === 'linux'

/** The primary's message to its workers when the server is to end. */
export const END = 'end'

/** A worker's message to the primary when it listens. */
export const LISTENING = 'listening'

/** Milliseconds in which everything that was accepted must have been answered. */
export const GRACE_MS = 15_000

/** Runs the server; `SIGTERM` ends app and services, with 0. Throws a BadEnvironmentError when it cannot listen. */
export async function runServer(env: Env): Promise<void> {
  const log = createLog(env)
  const held = new AsyncDisposableStack()
  // A terminal's Ctrl-C reaches a worker twice, as a signal and through the primary: it ends once.
  let closing: Promise<void> | null = null
  const ending = closeWithGrace({ delay: GRACE_MS + env.SHUTDOWN_DELAY_MS, logger: log }, ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an error')
    closing ??= held.disposeAsync()
    return closing
  })
  if (cluster.isWorker) process.on('message', (message) => message === END && ending.close())

  const services = await startServices(env)
  held.defer(() => services.close())
  const app = await buildApp({ env, log, ...services })
  held.defer(() => app.close())
  const url = await listen(app, env)
  if (cluster.isWorker) process.send?.(LISTENING)
  else {
    announce(url, services)
    warnOfSiteUrl(env, log)
  }
  // The first of several workers looks. A server that ends meanwhile says nothing.
  if ((cluster.worker?.id ?? 1) === 1) warnOfDocuments(app, log).catch(() => {})
}

async function listen(app: FastifyInstance, { HOST, PORT }: Env): Promise<string> {
  try {
    // Fastify hands it on to Node without knowing it.
    const place = { host: HOST, port: PORT, reusePort: cluster.isWorker && HAS_REUSE_PORT }
    return await app.listen(place)
  } catch (error) {
    throw cannotListen(error, { HOST, PORT })
  }
}

/** The one line for an operator whose server cannot listen on HOST and PORT. */
export function cannotListen(
  error: unknown,
  { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>,
): BadEnvironmentError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new BadEnvironmentError(`PORT: ${PORT} on ${HOST} is in use by another program (${code})`)
  if (code === 'EACCES')
    return new BadEnvironmentError(`PORT: ${PORT} on ${HOST} is not for this user to listen on (${code})`)
  const reason = error instanceof Error ? error.message : error
  return new BadEnvironmentError(`HOST: cannot listen on ${HOST}: ${reason}`)
}
