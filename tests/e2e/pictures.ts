import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startUpstream } from '../../server/upstream/index.ts'
import { startApp, type TestAppOptions } from '../support/app.ts'
import { openApp } from '../support/openApp.ts'

/** Playwright's set-up of a run: one storage of pictures and one folder of made ones for all its shops. Each is made once, not by each shop. */
export default async function sharePictures() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-storage-'))
  const services = await startUpstream({ dataDir })
  process.env.SHARED_STORAGE_URL = `${services.url}/storage`
  process.env.SHARED_PICTURES = path.join(dataDir, 'pictures')
  await mkdir(process.env.SHARED_PICTURES)
  return async () => {
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `startApp` with the pictures of the run. */
export function startShop() {
  return startApp(withPictures({}))
}

/** `openApp` with the pictures of the run. */
export function openShop(options: TestAppOptions) {
  return openApp(withPictures(options))
}

function withPictures(options: TestAppOptions): TestAppOptions {
  const { SHARED_STORAGE_URL = '', SHARED_PICTURES = '' } = process.env
  return {
    ...options,
    env: { STORAGE_URL: SHARED_STORAGE_URL, ...options.env },
    picturesDir: SHARED_PICTURES,
  }
}
