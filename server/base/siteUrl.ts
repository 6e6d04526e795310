import type { FastifyInstance } from 'fastify'
import type { Env } from './env.server.ts'

type Places = Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>

/** Says the origin of canonical links. With `PORT=0` the port is known only when the server listens. */
export function createSiteUrl(app: FastifyInstance, env: Places): () => string {
  let found: string | null = null
  return () => {
    if (found !== null) return found
    const url = siteUrlOf(app, env)
    if (app.server.listening) found = url
    return url
  }
}

function siteUrlOf(app: FastifyInstance, env: Places): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT
  const url = new URL(configured({ ...env, PORT: port }))
  if (!namesEverywhere(url)) return env.SITE_URL ?? url.origin
  // No link can lead there.
  url.hostname = 'localhost'
  return url.origin
}

/** True if links would name no machine but every interface of this one: no phone and no visitor can follow them. */
export function leadsNowhere(env: Places): boolean {
  return namesEverywhere(new URL(configured(env)))
}

/** True if a server with this `HOST` listens at every interface. */
export function listensEverywhere(HOST: string): boolean {
  return namesEverywhere(URL.parse(`http://${urlHost(HOST)}`))
}

/** A host as a URL has it: IPv6 in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function configured({ SITE_URL, HOST, PORT }: Places): string {
  return SITE_URL ?? `http://${urlHost(HOST)}:${PORT}`
}

function namesEverywhere(url: URL | null): boolean {
  return url?.hostname === '0.0.0.0' || url?.hostname === '[::]'
}
