import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './documentCalls.ts'

/** The storefront's source files, read as text: the gateway imports nothing of it. */
export function storefrontSources(): SourceFile[] {
  const root = path.join(import.meta.dirname, '..', '..')
  return globSync(['pages/**/*.{ts,tsx}', 'renderer/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|generated)\.|\.d\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}
