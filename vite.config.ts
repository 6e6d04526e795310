import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

export default defineConfig({
  plugins: [react(), vike(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  // urql has no `exports` map: unbundled, the server would load a second copy of @urql/core.
  ssr: { noExternal: ['urql', '@urql/core', '@urql/exchange-graphcache'] },
  logLevel: 'warn',
  build: { target: 'es2022', cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
                  tags: ['$initial'],
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 20_000,
                },
              ],
            },
          },
        },
      },
    },
  },
})
