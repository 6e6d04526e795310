import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createUpstreamServer, type DemoData, type Layer } from '../../server/upstream/index.ts'
import { Checkout } from '../mutations/checkout.ts'
import { startApp, type TestApp } from './app.ts'

/** What is ready of files in other encodings is measured on the build that ships. */
const PLAIN_FILES = { piece: 'include: /\\bassets', replacement: 'exclude: /./, include: /\\bassets' }

/** The shop of a company's folder, built in a checkout of its own, with services that have `data`, and answer through `layer` if it is given. */
export async function startCompanyShop(folder: string, data: DemoData, layer?: Layer): Promise<CompanyShop> {
  await using held = new AsyncDisposableStack()
  const COMPANY_DIR = path.resolve(folder)
  const checkout = held.use(new Checkout())
  held.use(checkout.apply({ rows: [], file: 'vite.config.ts', ...PLAIN_FILES }))
  const built = await checkout.run('node', ['--run', 'build'], { COMPANY_DIR, NODE_ENV: 'production' })
  if (built.code !== 0) throw new Error(built.output)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sutki-company-'))
  held.defer(() => rm(dataDir, { recursive: true }))
  const services = await createUpstreamServer({ dataDir, data, ...(layer && { layer }) })
  held.defer(() => services.close())
  const env = { COMPANY_DIR, PLAYGROUND: 'on' }
  const app = await startApp({ upstreamUrl: services.url, root: checkout.folder, env })
  held.defer(async () => void (await app.stop()))
  const all = held.move()
  return { app, checkout, dataDir, close: () => all.disposeAsync() }
}

/** Its server, the checkout that it was built in, and the data of its services. */
export type CompanyShop = { app: TestApp; checkout: Checkout; dataDir: string; close: () => Promise<void> }
