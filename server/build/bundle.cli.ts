import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { companyFingerprint } from '../../company/company.ts'
import { BUILT_COMPANY, BUNDLE, ROOT } from './bundle.ts'

// Part of `npm run build`: the server and the packages that it uses in one file. Finding and linking two thousand was half of its start.

const folder = path.join(ROOT, path.dirname(BUNDLE))

// The thread of the embedded services is a bundle, too.
const PLACE = /(new URL\('worker)\.ts(', import\.meta\.url\))|import\.meta\.url/g

/** Files beside a source are found from its own folder, not from the bundle. */
const places: Plugin = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const place = `new URL(${JSON.stringify(path.relative(folder, id))}, import.meta.url).href`
    return code.replaceAll(PLACE, (_, worker, base) => (worker ? `${worker}.mjs${base}` : place))
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
      input: {
        [path.parse(BUNDLE).name]: path.join(ROOT, 'server/main.ts'),
        worker: path.join(ROOT, 'server/upstream/worker.ts'),
      },
      // Vike must be the one that the built pages use; the picture library is no JavaScript.
      // A call whose result nobody uses may be made because it throws: decodeURIComponent of a broken path.
      treeshake: false,
      external: [/^vike(\/|$)/, 'sharp'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})

writeFileSync(path.join(ROOT, BUILT_COMPANY), companyFingerprint())
