import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../base/env.server.ts'
import { bareHost, hostName, isLoopbackAddress } from '../base/loopback.ts'
import { listensEverywhere } from '../base/siteUrl.ts'

/** Paths that monitors request under any host name; the answer contains nothing of it. */
const PROBES = new Set(['/healthz', '/readyz'])
const TEXT = 'text/plain; charset=utf-8'

/** True if a request is for one of the server's names; null: it has not exactly one that is a host. */
type HostCheck = (request: IncomingMessage) => boolean | null

/** The server's names: the host of `SITE_URL`, `HOST`, loopback; addresses in numbers where it listens everywhere. */
export function createHostCheck(env: Pick<Env, 'HOST' | 'SITE_URL'>): HostCheck {
  const names = new Set([env.HOST.toLowerCase(), 'localhost'])
  if (env.SITE_URL !== undefined) names.add(bareHost(new URL(env.SITE_URL).hostname))
  const isEverywhere = listensEverywhere(env.HOST)

  function isOurs(name: string): boolean {
    const version = isIP(name)
    if (names.has(name)) return true
    if (version === 0) return name.endsWith('.localhost')
    return isEverywhere || isLoopbackAddress(name)
  }

  function verdictOn(host: string): boolean | null {
    if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`)) return null
    return isOurs(hostName(host))
  }

  return ({ headers: { host = '' }, rawHeaders }) => (hostsIn(rawHeaders) > 1 ? null : verdictOn(host))
}

/** As clients of the gateway read their errors. */
function misdirected(requestId: string) {
  const message = 'The server is not known by the host of this request: see SITE_URL'
  return { errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId } }] }
}

/** Refuses requests for another `Host` with 421, those without one or with two, and those whose target is no path, with 400. */
export function registerHostCheck(app: FastifyInstance, check: HostCheck): void {
  app.addHook('onRequest', (request, reply, next) => {
    const verdict = check(request.raw)
    // The router reads `GET http://host/path`, and others would read it otherwise.
    if (!request.originalUrl.startsWith('/')) reply.code(400).type(TEXT).send('Bad request target')
    else if (verdict === null) reply.code(400).type(TEXT).send('Bad Host header')
    else if (verdict || PROBES.has(request.url)) next()
    else if (/^\/graphql(?:\?|$)/.test(request.url)) reply.code(421).send(misdirected(request.id))
    else reply.code(421).type(TEXT).send('Misdirected request')
  })
}

function hostsIn(rawHeaders: readonly string[]): number {
  let given = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') given += 1
  return given
}
