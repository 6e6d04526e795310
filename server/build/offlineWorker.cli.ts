import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { companyConstants } from '../../company/vitePlugin.ts'
import { readPages, routesOf } from '../base/pages.ts'
import { ROOT } from '../base/root.ts'
import { filesOfPages, pagePaths, type ViteManifest } from './offlineFiles.ts'

// Part of `npm run build`: the service worker, with the list of the files in it that it fetches at once. What else was loaded is cached then.

const manifest: ViteManifest = JSON.parse(readFileSync(path.join(ROOT, 'dist/assets.json'), 'utf8'))
await import(pathToFileURL(path.join(ROOT, 'dist/server/entry.mjs')).href)
const pages = await readPages()
// The parts that a cart and an order need; windows, calendar and suggestions are cached once they were seen.
const late = /^(renderer\/(cart|document|graphql|shell)|pages\/(cart|order))\//
const hashed = filesOfPages(manifest, ['/pages/cart', '/pages/order/index'], late)
const stable = ['favicon.svg', 'no-photo.svg'].map((file) => ({
  url: `/${file}`,
  revision: revisionOf(file),
}))
const sheet = hashed.find((file) => /\/sheets\.[^/]*\.css$/.test(file))
if (sheet === undefined) throw new Error('The build has no style sheet')

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [companyConstants()],
  define: {
    'process.env.NODE_ENV': '"production"',
    BUILD_FILES: JSON.stringify([...hashed.map((file) => ({ url: `/${file}`, revision: null })), ...stable]),
    NEVER_CACHED: pathsWhere(({ offline }) => offline === 'never' || offline === 'absent'),
    CACHED_BARE: pathsWhere(({ offline }) => offline === 'bare'),
    STYLE_SHEET: JSON.stringify(`/${sheet}`),
  },
  build: {
    outDir: path.join(ROOT, 'dist/offline'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: path.join(ROOT, 'renderer/offline/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})

function pathsWhere(isMeant: Parameters<typeof routesOf>[1]): string {
  return JSON.stringify(pagePaths(routesOf(pages, isMeant)))
}

function revisionOf(file: string): string {
  const content = readFileSync(path.join(ROOT, 'dist/client', file))
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
