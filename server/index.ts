import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readEnvFile } from './setup/envFile.mjs'

// Under a bound V8 lets the heap grow little between collections of all objects: a page would pay for several of them.
setFlagsFromString('--heap-growing-percent=100')
// Code compiled for the last start is not compiled again. Where the folder cannot be written, nothing is cached.
enableCompileCache(path.join(import.meta.dirname, '../.cache/compiled'))
try {
  const { values, notes } = readEnvFile()
  // The environment goes before the file.
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  if (cluster.isPrimary) for (const note of notes) console.warn(note)
  await import('./main.ts')
} catch (error) {
  if (!(error instanceof Error && ['BadCompanyError', 'SetupError'].includes(error.name))) throw error
  console.error(error.message)
  process.exit(1)
}
