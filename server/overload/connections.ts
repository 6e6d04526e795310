import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Connections that are open at once, where the process may open as many files. */
export const MAX_CONNECTIONS = 5000
/** Files that the process opens for services, the disk and pictures. */
const OTHER_FILES = 300
const MIN_CONNECTIONS = 50
const LIMITS_FILE = '/proc/self/limits'

/** How many connections this process may have open, by its limit of open files: each is one, and its own are some. */
export function connectionLimit(): number {
  // Other systems have no such file, and are no servers.
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, 'utf8') : ''
  const [, openFiles = Number.POSITIVE_INFINITY] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, Number(openFiles) - OTHER_FILES))
}

/** Requests that a connection may send before the first of them is answered. Browsers send one. */
const MAX_AHEAD = 16
/** A connection with a request in work carries those behind it: a map beside it would take longer. */
const AHEAD = Symbol('ahead')
type Connection = Socket & { [AHEAD]?: (() => void)[] | undefined }

/** Keeps open connections within `max`: the longest idle one is closed for the next. One with a request in work is not cut. */
export function boundConnections(max: number) {
  let open = 0
  /** Those without a request in work, the longest idle first. */
  const idle = new Set<Socket>()

  function begin(socket: Connection, response: ServerResponse, work: () => void): void {
    response.on('close', () => {
      const next = socket[AHEAD]?.shift()
      // In a turn of its own: ready answers would otherwise all be given before any other connection is looked at.
      if (next) setImmediate(next)
      else {
        socket[AHEAD] = undefined
        if (!socket.destroyed) idle.add(socket)
      }
    })
    work()
  }

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
        const waiting = socket[AHEAD]
        const work = () => {
          // Of a connection that is gone nobody would hear that its request is over.
          if (!socket.destroyed) begin(socket, response, () => listener(request, response))
        }
        if (!waiting) {
          socket[AHEAD] = []
          idle.delete(socket)
          work()
        } else if (waiting.length < MAX_AHEAD) waiting.push(work)
        else {
          waiting.length = 0
          socket.destroy()
        }
      }
    },
  }
}
