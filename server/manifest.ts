import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readManifest } from '#gateway/yoga.server.ts'

const manifest = new URL('../dist/persisted.json', import.meta.url)

/** The storefront's own documents by their hash, as the build registered them; none where nothing is built. */
export async function loadManifest(): Promise<ReadonlyMap<string, string>> {
  return existsSync(manifest) ? readManifest(await readFile(manifest, 'utf8')) : new Map()
}
