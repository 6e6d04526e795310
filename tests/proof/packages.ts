import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The scripts of a page's first load by package, or room of the project, in bytes as they travel, by the files' source maps. */
export async function bytesByPackage(page: string): Promise<[name: string, bytes: number][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sutki-maps-'))
  const config = { build: { outDir: path.relative('.', folder), sourcemap: true } }
  const { status, stderr } = spawnSync('node_modules/.bin/vike', ['build'], {
    env: { ...process.env, VITE_CONFIG: JSON.stringify(config) },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build with source maps failed:\n${stderr}`)
  const bytes = new Map<string, number>()
  for (const file of filesOf(path.join(folder, 'assets.json'), page))
    for (const [name, share] of sharesOf(path.join(folder, 'client', file)))
      bytes.set(name, (bytes.get(name) ?? 0) + share)
  await rm(folder, { recursive: true })
  return [...bytes].toSorted(([, one], [, other]) => other - one)
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** The files of what all pages start with and of the page itself, each once. */
function filesOf(manifestFile: string, page: string): Set<string> {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const isWanted = (name: string) => !name.includes(':/pages/') || name.endsWith(`:${page}`)
  const todo = Object.keys(manifest).filter((name) => manifest[name]?.isEntry && isWanted(name))
  const seen = new Set(todo)
  for (const name of seen) for (const other of manifest[name]?.imports ?? []) seen.add(other)
  return new Set([...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')))
}

// What a name weighs: by how much the file would be smaller without it. A table of lines alike is long, and weighs little.
function sharesOf(file: string): Map<string, number> {
  const code = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
  const map = mapOf(`${file}.map`)
  const parts: { name: string; text: string }[] = []
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map?.findEntry(line, column)
      const name = nameOf(entry && 'originalSource' in entry ? entry.originalSource : undefined)
      const last = parts.at(-1)
      if (last?.name === name) last.text += text[column]
      else parts.push({ name, text: text[column] ?? '' })
    }
  const whole = packed(parts.map(({ text }) => text).join(''))
  const names = [...new Set(parts.map(({ name }) => name))]
  const saved = names.map((name) => {
    const others = parts.filter((part) => part.name !== name)
    return whole - packed(others.map(({ text }) => text).join(''))
  })
  const sum = saved.reduce((total, bytes) => total + bytes, 0)
  return new Map(names.map((name, index) => [name, ((saved[index] ?? 0) / sum) * whole]))
}

function packed(code: string): number {
  return brotliCompressSync(code).length
}

// The bundler's helpers have no map.
function mapOf(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}

function nameOf(source: string | undefined): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '') ?? []
  const [, room] = /(?:^|\/)((?:renderer|gateway)\/\w+|pages|company)\//.exec(source ?? '') ?? []
  return name ?? room ?? TABLES
}

/** Without a source: what Vike and the bundler write themselves. */
const TABLES = 'table of pages, names of files, imports'
