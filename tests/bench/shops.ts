import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startUpstream } from '../../server/upstream/index.ts'
import { startApp } from '../support/app.ts'

/** Services with so many products, and a shop in front of them; all of it in a temporary directory. */
export interface BenchShop {
  url: string
  servicesUrl: string
  /** Where the services keep their database. */
  dataDir: string
  close(): Promise<void>
}

/** `generated`: how many products are put beside the 84 of the demo data. */
export async function openShop(generated: number, env: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-bench-'))
  if (generated > 0) seed(dataDir, generated)
  const services = await startUpstream({ dataDir })
  const app = await startApp({ upstreamUrl: services.url, env })
  return {
    url: app.url,
    servicesUrl: services.url,
    dataDir,
    close: async () => {
      await app.stop()
      await services.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function seed(dataDir: string, products: number): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['server/upstream/seed.cli.ts', '--products', String(products)],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The seed failed:\n${stderr}`)
}
