import type { FastifyInstance } from 'fastify'

/** Whether the server can do its work now; `reason` is for the operator. */
export type Readiness = { ready: true } | { ready: false; reason: string }

/** `GET /healthz` (the process lives) and `GET /readyz` (503 while starting, closing, or when nothing can be answered). */
export function registerHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const state = closing ? { ready: false as const, reason: 'closing' } : await readiness()
    return reply
      .header('cache-control', 'no-store')
      .code(state.ready ? 200 : 503)
      .send(state)
  })
}
