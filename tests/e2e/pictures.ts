import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { TestAppOptions } from '../support/app.ts'
import { listen } from '../support/listen.ts'
import { openApp } from '../support/openApp.ts'

/** The pictures of the demonstration. */
const ORIGINALS = 'server/upstream/demo/storage'
/** How much smaller than the demonstration's the pictures of the run are. */
const SHRUNK = 4

/**
 * Playwright's set-up of a run: one storage of pictures and one folder of made ones for all its shops. Each is made once, not by each shop.
 * What a picture shows is no matter here: of the real ones the making alone took a sixth of the run. These are flat, in the same shapes.
 */
export default async function sharePictures() {
  const storage = createServer(async ({ url = '' }, response) => {
    const original = await sharp(path.join(ORIGINALS, new URL(url, 'http://storage').pathname))
      .metadata()
      .catch(() => null)
    if (original) response.end(await flatPicture(original))
    else response.writeHead(404).end()
  })
  process.env.SHARED_STORAGE_URL = await listen(storage)
  process.env.SHARED_PICTURES = await mkdtemp(path.join(tmpdir(), 'sutki-pictures-'))
  return async () => {
    storage.close()
    storage.closeAllConnections()
    await rm(String(process.env.SHARED_PICTURES), { recursive: true, force: true })
  }
}

function flatPicture({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const size = { width: Math.round(width / SHRUNK), height: Math.round(height / SHRUNK) }
  return sharp({ create: { ...size, channels: 3, background: '#E8E3D8' } })
    .webp()
    .toBuffer()
}

/** `openApp` with the pictures of the run, and with services that may be as late as a busy machine makes them. */
export function openShop(options: TestAppOptions = {}) {
  const { SHARED_STORAGE_URL = '', SHARED_PICTURES = '' } = process.env
  return openApp({
    ...options,
    env: { STORAGE_URL: SHARED_STORAGE_URL, UPSTREAM_DEADLINE_MS: '6000', ...options.env },
    picturesDir: SHARED_PICTURES,
  })
}
