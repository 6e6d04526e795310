import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listen } from '../support/listen.ts'

/** Pictures whose path begins so are large ones, of near the most pixels that the shop takes. */
export const LARGE = '/large/'

const SIDE = { width: 8000, height: 6000 }

/** A storage of the company: the embedded one's pictures, and large ones of any name. */
export async function openStorage(storageUrl: string) {
  const large = await sharp({
    create: { ...SIDE, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 120, sigma: 8 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith(LARGE)) response.end(large)
    else pass(storageUrl, incoming, response)
  })
  const url = await listen(server)
  return {
    url,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(storageUrl: string, incoming: IncomingMessage, response: ServerResponse): void {
  forward(storageUrl + incoming.url, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
    .once('error', () => response.destroy())
    .end()
}
