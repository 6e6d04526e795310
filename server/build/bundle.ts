import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../..')

/** Where the build puts the server in one file. */
export const BUNDLE = 'dist/start/main.mjs'

/** Which company's folder the pages were built for. */
export const BUILT_COMPANY = 'dist/company'

const SOURCES = ['company', 'server', 'gateway']

/** The server in one file, which starts in half the time; null when there is none or a source is newer. */
export function freshBundle(root = ROOT): string | null {
  const bundle = path.join(root, BUNDLE)
  const built = changedAt(bundle)
  const isFresh = SOURCES.flatMap((folder) => modulesOf(path.join(root, folder))).every(
    (file) => changedAt(file) <= built,
  )
  return isFresh ? bundle : null
}

function modulesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
}

/** Zero when there is no such file. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
