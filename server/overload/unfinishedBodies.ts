import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Keeps requests whose body is still coming within `max`: the connection of the slowest is closed for the next. */
export function boundUnfinishedBodies(server: Server, max: number): void {
  /** Those in work with a body, the longest first; of some the body has come since. */
  const coming = new Map<IncomingMessage, Socket>()

  server.on('request', (request, response) => {
    if (!hasBody(request)) return
    coming.set(request, request.socket)
    response.on('close', () => coming.delete(request))
    if (coming.size <= max) return
    for (const earlier of coming.keys()) if (earlier.complete) coming.delete(earlier)
    for (const [longest, socket] of coming) {
      if (coming.size <= max) return
      coming.delete(longest)
      socket.destroy()
    }
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
