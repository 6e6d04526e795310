import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { registerEtag } from '../../server/http/etag.ts'
import { registerPictures } from '../../server/pictures/index.ts'
import { createPictureMaker } from '../../server/pictures/pictureMaker.ts'
import { listen } from '../support/listen.ts'

/** The shop's pictures in front of a storage that answers so, and the folder that keeps them. */
export async function openPictures(
  storageOf: RequestListener,
  maxBytes = 64 * 1024 * 1024,
): Promise<{ app: FastifyInstance; reopen: () => FastifyInstance; folder: string }> {
  const storage = createServer(storageOf)
  const storageUrl = await listen(storage)
  const folder = await mkdtemp(path.join(tmpdir(), 'sutki-pictures-'))
  const opened: FastifyInstance[] = []
  const open = () => {
    const app = Fastify()
    registerEtag(app)
    registerPictures(
      app,
      createPictureMaker({
        storages: [storageUrl],
        cacheDir: folder,
        maxBytes,
        deadlineMs: 60_000,
        log: app.log,
      }),
    )
    opened.push(app)
    return app
  }
  onTestFinished(async () => {
    storage.closeAllConnections()
    storage.close()
    await Promise.all(opened.map((app) => app.close()))
    await rm(folder, { recursive: true, force: true })
  })
  return { app: open(), reopen: open, folder }
}
