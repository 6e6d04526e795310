import { globSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

export default defineConfig(({ command }) => ({
  plugins: [react(), vike(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  logLevel: 'warn',
  build: { target: 'es2022', cssCodeSplit: false },
  css: { modules: command === 'build' ? { generateScopedName: shortClass() } : {} },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Vike's checks of itself and of its configuration have run in development: their texts are not sent.
          treeshake: { manualPureFunctions: ['assert', 'assertInfo', 'assertUsage', 'assertWarning'] },
          output: {
            // Few files a page: what nearly every page needs travels together, and libraries keep their name when our
            // own code changes. What is loaded later (calendar, slider, tooltip) is not `$initial` and stays apart.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules/,
                  tags: ['$initial'],
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'shop', tags: ['$initial'], minShareCount: 4, priority: 1 },
                {
                  name: 'parts',
                  // One page shows the form of feedback; everywhere else it comes when its window is opened.
                  test: /^(?!.*\/renderer\/feedback\/)/,
                  tags: ['$initial'],
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 3_000,
                },
              ],
            },
          },
        },
      },
    },
  },
}))

/** Names of classes by the numbers of their file and of their place in it: pages are full of them, and builds are the same anywhere. */
function shortClass(): (name: string, file: string) => string {
  const sheets = globSync('{renderer,pages}/**/*.module.css').sort()
  const seen = new Map<string, string[]>()
  return (name, file) => {
    const sheet = path.relative('.', file)
    const names = seen.get(sheet) ?? []
    seen.set(sheet, names)
    if (!names.includes(name)) names.push(name)
    return `_${sheets.indexOf(sheet).toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`
  }
}
