import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** The longest that clients are given to let go of connections which they keep open, milliseconds. */
const DRAIN_MS = 500
const LOOK_EVERY_MS = 20

/**
 * Ends connections so that nobody loses an answer: once closing, every answer asks its client to open no further request
 * on the connection, and idle connections are only cut after clients had the time to hear of it. Answers whether closing
 * has begun.
 */
export function registerClosing(app: FastifyInstance): () => boolean {
  let closing = false
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
    closing = true
    const countConnections = promisify(app.server.getConnections.bind(app.server))
    for (let waited = 0; waited < DRAIN_MS && app.server.listening; waited += LOOK_EVERY_MS) {
      if ((await countConnections()) === 0) return
      await setTimeout(LOOK_EVERY_MS)
    }
  })
  return () => closing
}
