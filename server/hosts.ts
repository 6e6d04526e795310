import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from './env.server.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Paths that monitors request under any host name; the answer contains nothing of it. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])
const TEXT = 'text/plain; charset=utf-8'

/**
 * Answers only to the names that the server is known by: `SITE_URL`'s host, `HOST` and loopback; where `HOST` means every
 * interface, also to addresses in numbers. A request with another `Host`, or with two, gets 421 or 400.
 */
export function registerHostCheck(app: FastifyInstance, env: Pick<Env, 'HOST' | 'SITE_URL'>): void {
  const names = new Set([env.HOST.toLowerCase(), 'localhost'])
  if (env.SITE_URL !== undefined) names.add(bare(new URL(env.SITE_URL).hostname))
  const listensEverywhere = env.HOST === '0.0.0.0' || env.HOST === '::'

  function isOurs(name: string): boolean {
    const version = isIP(name)
    if (names.has(name)) return true
    if (version === 0) return name.endsWith('.localhost')
    return listensEverywhere || loopback.check(name, version === 6 ? 'ipv6' : 'ipv4')
  }

  app.addHook('onRequest', (request, reply, next) => {
    const name = hostName(request)
    if (name === null) reply.code(400).type(TEXT).send('Bad Host header')
    else if (!PROBES.has(request.url) && !isOurs(name)) reply.code(421).type(TEXT).send('Misdirected request')
    else next()
  })
}

/** The name in the `Host` header, without port, in lowercase; null where there is not exactly one that is a host. */
function hostName({ raw, headers }: FastifyRequest): string | null {
  const { rawHeaders } = raw
  let given = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') given += 1
  if (given > 1 || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(headers.host ?? '')) return null
  return bare((headers.host ?? '').replace(/:\d+$/, '').toLowerCase())
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
