import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BUSY_ERROR, BUSY_PAGE, RETRY_AFTER_SECONDS } from './overload/refusal.ts'
import { cannotListen, HAS_REUSE_PORT } from './runServer.ts'

/** Holds the port of the workers while none of them listens: visitors get a page that reloads itself, and connections are not refused. */
export function createPortKeeper(host: string) {
  let standIn: Server | null = null

  async function release(): Promise<void> {
    const server = standIn
    standIn = null
    if (!server) return
    server.close()
    await once(server, 'close')
  }

  return {
    /** The port that the workers are to share; 0 finds a free one. Throws a BadEnvironmentError when another program has it. */
    async find(port: number): Promise<number> {
      const probe = createServer().listen({ host, port })
      await once(probe, 'listening').catch((error: unknown) => {
        throw cannotListen(error, { HOST: host, PORT: port })
      })
      const { port: found } = probe.address() as AddressInfo
      probe.close()
      await once(probe, 'close')
      return found
    },
    hold(port: number): void {
      if (standIn) return
      standIn = createServer(({ url }, response) => {
        const isGraphql = /^\/graphql(?:\?|$)/.test(url ?? '')
        response.writeHead(503, {
          'content-type': `${isGraphql ? 'application/json' : 'text/html'}; charset=utf-8`,
          'retry-after': String(RETRY_AFTER_SECONDS),
          'cache-control': 'no-store',
          connection: 'close',
        })
        response.end(isGraphql ? BUSY_ERROR : BUSY_PAGE)
      })
      // A worker that has just begun to listen in another way may have the port: then it needs no holder.
      standIn.once('error', () => {
        standIn = null
      })
      standIn.listen({ host, port, reusePort: HAS_REUSE_PORT })
    },
    release,
  }
}
