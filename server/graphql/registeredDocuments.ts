import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClientManifest, readManifest } from '#gateway/yoga.server.ts'
import { BadEnvironmentError, type Env } from '../base/env.server.ts'

const manifest = new URL('../../dist/persisted.json', import.meta.url)

/** The bounds of all manifests of other clients together: a large mobile app has some hundred documents. */
const MAX_DOCUMENTS = 5000
const MAX_CHARACTERS = 4_000_000

type Places = Pick<Env, 'PERSISTED_MANIFESTS' | 'DATA_DIR'>

/** The documents that the build and other clients registered, by hash; throws when a manifest cannot be used. */
export function loadManifests(env: Places): ReadonlyMap<string, string> {
  const own = existsSync(manifest) ? readManifest(readFileSync(manifest, 'utf8')) : []
  const documents = new Map(own)
  const folder = env.PERSISTED_MANIFESTS ?? join(env.DATA_DIR, 'persisted')
  if (env.PERSISTED_MANIFESTS === undefined && !existsSync(folder)) return documents
  let characters = 0
  attempt(folder, () => {
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort())
      attempt(join(folder, name), () => {
        const read = readClientManifest(readFileSync(join(folder, name), 'utf8'))
        for (const [id, text] of read) {
          if ((documents.get(id) ?? text) !== text)
            throw new Error(`operation ${id} is another one elsewhere`)
          documents.set(id, text)
          characters += text.length
        }
        if (documents.size > MAX_DOCUMENTS) throw new Error(`there are more than ${MAX_DOCUMENTS} documents`)
        if (characters > MAX_CHARACTERS) throw new Error(`there are more than ${MAX_CHARACTERS} characters`)
      })
  })
  return documents
}

function attempt(place: string, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (error instanceof BadEnvironmentError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadEnvironmentError(`PERSISTED_MANIFESTS: ${place}: ${reason.replace(/\s+/g, ' ')}`)
  }
}
