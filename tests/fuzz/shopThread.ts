import { parentPort, workerData } from 'node:worker_threads'
import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.server.ts'
import { startUpstream } from '../../server/upstream/index.ts'
import { longestTurn } from './loopWatch.ts'

// The thread of shop.ts: tells its URL, and from each 'begin' to its 'end' the longest turn, until 'close'.
const env = readEnv({
  NODE_ENV: 'production',
  DATA_DIR: String(workerData),
  MUTATIONS_PER_MINUTE: '0',
  ORDER_MAX_STOCKS: '0',
})
const services = await startUpstream({ dataDir: env.DATA_DIR })
const log = pino({ level: 'silent' })
const places = { upstreamUrl: services.url, storageUrl: `${services.url}/storage`, playground: false }
const app = await buildApp({ env, log, ...places })
const tell = (message: unknown) => parentPort?.postMessage(message)

let end = () => {}
parentPort?.on('message', async (message) => {
  if (message === 'end') return end()
  if (message === 'begin') {
    const { promise, resolve } = Promise.withResolvers<void>()
    end = resolve
    const turn = longestTurn(() => promise)
    tell('begun')
    return tell(await turn)
  }
  await app.close()
  await services.close()
  parentPort?.close()
})
tell(await app.listen({ host: '127.0.0.1', port: 0 }))
