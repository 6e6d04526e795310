import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { Socket } from 'node:net'
import { freePort } from '../support/app.ts'

/** The line between a visitor and the shop, which every engine takes alike. */
export interface Line {
  /** The shop's URL for visitors. */
  url: string
  /** Ends what is under way, and answers nothing until `mend`. */
  cut(): void
  mend(): void
  /** The scripts of pages wait from now on; the returned function lets them through. */
  holdScripts(): () => void
  close(): void
}

/** Opens a line; `shop` is where it leads, once the shop listens. */
export async function openLine(shop: () => string): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  let scripts = Promise.resolve()
  const server = createServer(async (incoming, answer) => {
    if (/\/assets\/.*\.js$/.test(incoming.url ?? '')) await scripts
    const { method, headers } = incoming
    const outgoing = request(`${shop()}${incoming.url}`, { method, headers, agent: false })
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    outgoing.once('error', () => answer.destroy())
    answer.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.on('connection', (socket) => {
    if (isCut) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
    holdScripts() {
      const held = Promise.withResolvers<void>()
      scripts = held.promise
      return held.resolve
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
