import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTestTitles } from './testTitles.ts'

const titles = new Map(
  globSync('{gateway,pages,renderer,server,tests}/**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules', 'tests/e2e/nightly/**'],
  }).map((file) => [file.split(path.sep).join('/'), readTestTitles(file, readFileSync(file, 'utf8'))]),
)

/** True if each change runs a test that a document names as `file › title`. */
export function isTest(named: string): boolean {
  const [, file = '', title = ''] = /^(.+?) › (.+)$/.exec(named) ?? []
  return titles.get(file)?.has(title) ?? false
}
