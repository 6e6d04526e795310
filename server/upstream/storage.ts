import { readFile, stat } from 'node:fs/promises'
import type { Answer } from './answer.ts'
import { notFound } from './problem.ts'

const ROOT = new URL('demo/storage/', import.meta.url)

// Plain names only: no dot files, nothing that leads out of the folder.
const PICTURE = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(webp|png|jpg|svg|avif)$/

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  avif: 'image/avif',
}

/** GET /storage/{path}: a picture of the demo data; 304 when the visitor's copy is still good. */
export async function picture(path: string, ifNoneMatch: string | undefined): Promise<Answer> {
  const type = TYPES[PICTURE.exec(path)?.[1] ?? '']
  if (!type) throw notFound()
  const file = new URL(path, ROOT)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw notFound()
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
  const headers = { etag, 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' }
  if (ifNoneMatch?.includes(etag)) return { status: 304, headers, body: '' }
  return { status: 200, headers: { ...headers, 'content-type': type }, body: await readFile(file) }
}
