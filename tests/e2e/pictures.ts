import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startUpstream } from '../../server/upstream/index.ts'
import { startApp, type TestAppOptions } from '../support/app.ts'

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
export function startShop(options: TestAppOptions = {}) {
  const { SHARED_STORAGE_URL = '', SHARED_PICTURES = '' } = process.env
  const env = { STORAGE_URL: SHARED_STORAGE_URL, ...options.env }
  return startApp({ ...options, env, picturesDir: SHARED_PICTURES })
}
