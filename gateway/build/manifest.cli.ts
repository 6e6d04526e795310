import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildManifest } from './manifest.ts'
import { storefrontSources } from './storefrontSources.ts'

// Part of `npm run build`: registers the storefront's operations, for the server to read at its start.
const documents = buildManifest(storefrontSources())
const place = path.join(import.meta.dirname, '..', '..', 'dist', 'persisted.json')
mkdirSync(path.dirname(place), { recursive: true })
writeFileSync(place, JSON.stringify(Object.fromEntries(documents), null, 2))
console.log(`${documents.size} registered operations in dist/persisted.json`)
