import type { Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** The longest that clients are given to let go of connections which they keep open, milliseconds. */
const DRAIN_MS = 500
const LOOK_EVERY_MS = 20
/** The longest wait for a quiet turn of the event loop, and how short a quiet one is, milliseconds. */
const BUSY_MS = 2000
const QUIET_MS = 1
/** After so many milliseconds a connection on which no request ever came is cut. */
const SILENT_MS = 1000

/**
 * Ends connections so that nobody loses an answer: while closing, answers tell clients to let go, and listening ends when they had
 * the time to. Before that it goes on for `delayMs`, in which balancers see `/readyz` at 503. Tells whether closing has begun.
 */
export function registerClosing(app: FastifyInstance, delayMs: number): () => boolean {
  let closing = false
  const silent = silentConnections(app)
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    await wait(delayMs)
    await drained(app)
    await quietTurn()
    setTimeout(() => {
      for (const connection of silent) connection.destroy()
    }, SILENT_MS).unref()
  })
  return () => closing
}

async function drained({ server }: FastifyInstance): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server))
  for (let waited = 0; waited < DRAIN_MS; waited += LOOK_EVERY_MS) {
    if ((await countConnections()) === 0) return
    await wait(LOOK_EVERY_MS)
  }
}

// A client that connects while the process is busy waits with the operating system, and is cut off when listening ends.
async function quietTurn(): Promise<void> {
  const last = performance.now() + BUSY_MS
  for (let before = performance.now(); before < last; ) {
    await setImmediate()
    const now = performance.now()
    if (now - before < QUIET_MS) return
    before = now
  }
}

/** Connections without a request so far, as browsers open them for later: nothing else would end them. */
function silentConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (connection: Socket) => {
    silent.add(connection)
    connection.once('close', () => silent.delete(connection))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}
