import path from 'node:path'
import { build, type Plugin } from 'vite'
import { BUNDLE, ROOT } from './bundle.ts'

// Part of `npm run build`: the server and the packages that it uses in one file. Finding and linking two thousand was half of its start.

const folder = path.join(ROOT, path.dirname(BUNDLE))

/** Files beside a source are found from where it stands, not from the bundle. */
const places: Plugin = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const source = JSON.stringify(path.relative(folder, id))
    return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [places],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    // Traces stay readable without a source map, which takes 80 MB in memory.
    minify: false,
    rolldownOptions: {
      input: { [path.parse(BUNDLE).name]: path.join(ROOT, 'server/main.ts') },
      // Vike must be the one that the built pages use; the picture library is no JavaScript.
      external: [/^vike(\/|$)/, 'sharp'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
