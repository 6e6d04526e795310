import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { announce } from './announce.ts'
import { buildApp } from './app.ts'
import { BadEnvironmentError, type Env } from './env.server.ts'
import { createLog } from './log.ts'
import { startServices } from './services.ts'

/** What the primary tells its workers when the server is to end. */
export const END = 'end'

/** Milliseconds in which everything that was accepted must have been answered. */
export const GRACE_MS = 15_000

/**
 * Runs the server in this process: its services, then the app. `SIGTERM` ends both in the other order, with 0.
 * @throws BadEnvironmentError when it cannot listen where it is told to.
 */
export async function runServer(env: Env): Promise<void> {
  const log = createLog(env)
  const held = new AsyncDisposableStack()
  // A terminal's Ctrl-C reaches a worker twice, as a signal and through the primary: it ends once.
  let closing: Promise<void> | null = null
  const ending = closeWithGrace({ delay: GRACE_MS, logger: log }, ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an error')
    closing ??= held.disposeAsync()
    return closing
  })
  if (cluster.isWorker) process.on('message', (message) => message === END && ending.close())

  const services = await startServices(env)
  held.defer(() => services.close())
  const app = await buildApp({ env, log, ...services })
  held.defer(() => app.close())
  const address = await listen(app, env)
  if (!cluster.isWorker) announce(address, services)
}

async function listen(app: FastifyInstance, { HOST, PORT }: Env): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    throw new BadEnvironmentError(cannotListen(error, HOST, PORT))
  }
}

function cannotListen(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `PORT: ${port} on ${host} is in use by another program (${code})`
  if (code === 'EACCES') return `PORT: ${port} on ${host} is not for this user to listen on (${code})`
  return `HOST: cannot listen on ${host}: ${error instanceof Error ? error.message : error}`
}
