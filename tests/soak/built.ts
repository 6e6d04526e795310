import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CLIENT = 'dist/client'
let assets: string[] | null = null
let documents: string[] | null = null

/** Paths of the built scripts, styles and fonts. */
export function builtAssets(): readonly string[] {
  assets ??= readdirSync(path.join(CLIENT, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`)
  return assets
}

/** What a client sends for a registered operation of the build, besides its variables. */
export function persistedRead(operationName: string) {
  documents ??= Object.values(JSON.parse(readFileSync('dist/persisted.json', 'utf8')))
  const document = documents.find((text) => text.startsWith(`query ${operationName}(`))
  if (!document) throw new Error(`No operation ${operationName} in dist/persisted.json`)
  const sha256Hash = createHash('sha256').update(document).digest('hex')
  return { operationName, extensions: { persistedQuery: { version: 1, sha256Hash } } }
}
