import type { FastifyInstance } from 'fastify'
import type { RestFactory } from '#gateway/rest/rest.ts'

/** True if the server can do its work now; `reason` and the names of `failing` services are for the operator. */
type Readiness = { ready: boolean; reason?: string; failing?: string[] }

type HealthOptions = {
  isClosing(): boolean
  canAnswer(): Promise<boolean>
  /** Names of services whose last call failed. */
  failingServices(): string[]
}

/** Milliseconds between two looks at the services; each is asked once a minute, as long as its answers are fresh. */
const LOOK_MS = 20_000

/** `GET /healthz` (the process lives) and `GET /readyz` (503 while closing, or when nothing can be answered). */
export function registerHealth(
  app: FastifyInstance,
  { isClosing, canAnswer, failingServices }: HealthOptions,
): void {
  // Without visitors nothing else asks the services, and nobody would hear of one that fails.
  const looks = setInterval(canAnswer, LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(looks))

  async function readiness(): Promise<Readiness> {
    if (isClosing()) return { ready: false, reason: 'closing' }
    const state = (await canAnswer()) ? { ready: true } : { ready: false, reason: 'no service answers' }
    const failing = failingServices()
    return failing.length > 0 ? { ...state, failing } : state
  }

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness()
    if (!state.ready) reply.code(503).header('retry-after', '5')
    return reply.header('cache-control', 'no-store').send(state)
  })
}

/** Milliseconds for which the services are not called again. */
const REMEMBERED_MS = 2000
/** Milliseconds after which a service that has not answered counts as one that does not. */
const TIMEOUT_MS = 3000

/** True if any service answers, or its cached answer does. The services are called at most every two seconds. */
export function createProbe(rest: RestFactory): () => Promise<boolean> {
  let latest: { answer: Promise<boolean>; at: number } | null = null

  async function probe(): Promise<boolean> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const services = rest.forRequest({ requestId: `readyz-${crypto.randomUUID()}`, signal })
    return Promise.any([services.settings(), services.categories({ limit: 8 }), services.contacts()]).then(
      () => true,
      () => false,
    )
  }

  return () => {
    if (!latest || performance.now() - latest.at > REMEMBERED_MS)
      latest = { answer: probe(), at: performance.now() }
    return latest.answer
  }
}
