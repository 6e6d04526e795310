import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Connections that are open at once, where the process may open as many files. */
export const MAX_CONNECTIONS = 5000
/** Files that the process opens for services, the disk and pictures. */
const OTHER_FILES = 300
const MIN_CONNECTIONS = 50
const LIMITS_FILE = '/proc/self/limits'
/** Requests that a connection may send before the first of them is answered. Browsers send one. */
const MAX_AHEAD = 16
const MAX_PENDING_RESPONSES = 1000

/** How many connections this process may have open, by its limit of open files: each is one, and its own are some. */
export function connectionLimit(): number {
  // Other systems have no such file, and are no servers.
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, 'utf8') : ''
  const [, openFiles = Number.POSITIVE_INFINITY] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, Number(openFiles) - OTHER_FILES))
}

/** A connection carries its requests, the one in work first: a map beside it would take longer. */
const REQUESTS = Symbol('requests')
type Connection = Socket & { [REQUESTS]?: (() => void)[] }

/** Keeps open connections within `max`: the longest idle one is closed for the next. One with a request in work is not cut. */
export function boundConnections(max: number) {
  let open = 0
  /** Those without a request in work, the longest idle first. */
  const idle = new Set<Socket>()
  return {
    opened(socket: Socket): void {
      open += 1
      idle.add(socket)
      socket.once('close', () => {
        open -= 1
        idle.delete(socket)
      })
      const [oldest] = idle
      if (open > max) oldest?.destroy()
    },
    /** Works on one request of a connection at a time: Node would begin with all at once and keep their answers to send them in order. */
    oneAtATime(listener: RequestListener): RequestListener {
      return (request, response) => {
        const socket: Connection = request.socket
        socket[REQUESTS] ??= []
        const requests = socket[REQUESTS]
        const work = () => {
          // Of a connection that is gone nobody would hear that its request is over.
          if (!socket.destroyed) listener(request, response)
        }
        response.once('close', () => {
          requests.shift()
          // In a turn of its own: ready answers would otherwise all be given before any other connection is looked at.
          if (requests[0]) setImmediate(requests[0])
          else if (!socket.destroyed) idle.add(socket)
        })
        requests.push(work)
        idle.delete(socket)
        if (requests.length > 1 + MAX_AHEAD) socket.destroy()
        else if (requests.length === 1) work()
      }
    },
  }
}

/** Keeps streams until they close, at most `max`: the one that has taken longest is destroyed for the next. */
function boundStreams(max: number) {
  const open = new Set<IncomingMessage | ServerResponse>()
  return (stream: IncomingMessage | ServerResponse): void => {
    // Its client has left, and `close` has been.
    if (stream.destroyed) return
    const [longest] = open
    if (open.size >= max) longest?.destroy()
    open.add(stream)
    stream.once('close', () => open.delete(stream))
  }
}

/** Notes that a response is made and on its way. */
export type NotePending = (response: ServerResponse) => void

/** Keeps the number of responses on their way to slow clients within `max`, however they were made. */
export function boundPendingResponses(max: number = MAX_PENDING_RESPONSES): NotePending {
  return boundStreams(max)
}

/** Keeps requests whose body is still coming within `max`. */
export function boundUnfinishedBodies(server: Server, max: number): void {
  const note = boundStreams(max)
  server.on('request', (request) => {
    const { headers } = request
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      note(request)
  })
}
