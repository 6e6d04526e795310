import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps the number of open connections within `max`: the one on which nothing happened for longest is closed for the next. Each takes ten
 * kilobytes, and opening them costs a client nothing. One with a request in work is not cut.
 */
export function boundConnections(server: Server, max: number): void {
  let open = 0
  const inWork = new WeakMap<Socket, number>()
  /** Those without a request in work, the longest idle first. */
  const idle = new Set<Socket>()

  server.on('connection', (socket) => {
    open += 1
    idle.add(socket)
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
    })
    const [oldest] = idle
    if (open > max) oldest?.destroy()
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    inWork.set(socket, (inWork.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (inWork.get(socket) ?? 1) - 1
      inWork.set(socket, left)
      if (left === 0 && !socket.destroyed) idle.add(socket)
    })
  })
}
