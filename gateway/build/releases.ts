import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'releases')

/** A released version, and the schema that its clients were made for. */
type Release = { version: string; schema: string }

/** The newest of the releases in `releases/`, each a copy of `schema.graphql` under its version. */
export function lastRelease(): Release {
  const versions = readdirSync(FOLDER).map((file) => path.basename(file, '.graphql'))
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  if (version === undefined) throw new Error(`${FOLDER} has no release`)
  return { version, schema: readFileSync(path.join(FOLDER, `${version}.graphql`), 'utf8') }
}
