import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.server.ts'
import { startServices } from '../../server/startServices.ts'
import type { FromHost, ToHost } from './openApp.ts'

// The process in which a test worker opens its shops: see openApp.ts.

/** Variables of `readEnv` that are not of one app. */
const OF_PROCESS = ['COMPANY_DIR', 'WORKERS']

process.umask(0o077)
const opened = new Map<number, AsyncDisposableStack>()

process.on('message', async ({ id, variables }: ToHost) => {
  try {
    if (variables) send({ id, url: await open(id, variables) })
    else send({ id, url: await close(id) })
  } catch (error) {
    send({ id, error: error instanceof Error ? String(error.stack) : String(error) })
  }
})
process.on('disconnect', () => process.exit())

async function open(id: number, variables: Record<string, string>): Promise<string> {
  const env = readEnv(variables)
  const isOfProcess = (name: string) => !(name in env) || OF_PROCESS.includes(name)
  const ofProcess = Object.keys(variables).filter((name) => variables[name] !== '' && isOfProcess(name))
  if (ofProcess.length > 0) throw new Error(`${ofProcess} is for a process of its own: use startApp`)
  const timestamp = pino.stdTimeFunctions.isoTime
  const log = pino({ level: env.LOG_LEVEL, timestamp }, { write: (output) => send({ id, output }) })
  await using held = new AsyncDisposableStack()
  const services = await startServices(env)
  held.defer(() => services.close())
  const app = await buildApp({ env, log, ...services })
  held.defer(() => app.close())
  const url = await app.listen({ host: env.HOST, port: env.PORT })
  opened.set(id, held.move())
  return url
}

async function close(id: number): Promise<''> {
  await opened.get(id)?.disposeAsync()
  opened.delete(id)
  return ''
}

function send(message: FromHost): void {
  process.send?.(message)
}
