import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that a connection may send before the first of them is answered. Browsers send one. */
const MAX_AHEAD = 16

/**
 * Works on one request of a connection at a time: Node would begin with all that are in one packet, and keep their answers until they
 * can be sent in order. A client that sends on and on without reading is cut off.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, (() => void)[]>()

  function begin(socket: Socket, response: ServerResponse, work: () => void): void {
    response.once('close', () => {
      const next = ahead.get(socket)?.shift()
      // In a turn of its own: ready answers would otherwise all be given before any other connection is looked at.
      if (next) setImmediate(next)
      else ahead.delete(socket)
    })
    work()
  }

  return (request, response) => {
    const { socket } = request
    const waiting = ahead.get(socket)
    const work = () => {
      // Of a connection that is gone nobody would hear that its request is over.
      if (!socket.destroyed) begin(socket, response, () => listener(request, response))
    }
    if (!waiting) {
      ahead.set(socket, [])
      work()
    } else if (waiting.length < MAX_AHEAD) waiting.push(work)
    else {
      waiting.length = 0
      socket.destroy()
    }
  }
}
