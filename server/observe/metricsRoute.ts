import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sameText } from '#gateway/yoga.server.ts'
import type { Env } from '../base/env.server.ts'
import { isLoopbackAddress, isLoopbackName } from '../base/loopback.ts'
import { refuse } from '../overload/refusal.ts'
import type { Metrics } from './metrics.ts'
import { metricsReader } from './metricsOfAll.ts'

/** Scrapes that wait at once for their text. */
const MAX_SCRAPES = 50
const TEXT = 'text/plain; charset=utf-8'

/** Headers that proxies add: their client is not on this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** `GET /metrics` in Prometheus text, for this machine and for whoever has the token. */
export function registerMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { METRICS_TOKEN: token }: Partial<Pick<Env, 'METRICS_TOKEN'>> = {},
): void {
  const read = metricsReader(registry)
  let waiting = 0
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayRead(request.raw, token)) {
      if (token !== undefined) reply.header('www-authenticate', 'Bearer')
      return reply
        .code(token === undefined ? 403 : 401)
        .type(TEXT)
        .send('Metrics are for this machine, or for the bearer of METRICS_TOKEN')
    }
    if (waiting >= MAX_SCRAPES) return refuse(request, reply)
    waiting += 1
    const text = await read().finally(() => {
      waiting -= 1
    })
    return reply.type(registry.contentType).send(text)
  })
}

/** True if a request may read the metrics: it comes from this machine itself, or with the token. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const [, sent] = /^bearer +(.+)$/i.exec(request.headers.authorization ?? '') ?? []
  return (token !== undefined && sent !== undefined && sameText(sent, token)) || isLocal(request)
}

// By its connection: what a request says of its sender anybody can write.
function isLocal({ headers, socket }: IncomingMessage): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopbackName(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
