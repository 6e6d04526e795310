import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps the number of requests whose body is still on its way within `max`: the connection whose body has been coming for longest is
 * closed for the next. A request with such a body counts as work to its connection, and costs a client a few bytes.
 */
export function boundUnfinishedBodies(server: Server, max: number): void {
  /** Those whose body is coming, the longest first. */
  const coming = new Map<IncomingMessage, Socket>()

  server.on('request', (request, response) => {
    if (!hasBody(request)) return
    const forget = () => coming.delete(request)
    coming.set(request, request.socket)
    request.once('end', forget)
    response.once('close', forget)
    for (const [oldest, socket] of coming) {
      if (coming.size <= max) return
      coming.delete(oldest)
      // One that has come to its end is only not read yet.
      if (!oldest.complete) socket.destroy()
    }
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
