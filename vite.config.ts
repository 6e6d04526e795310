import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

export default defineConfig({
  plugins: [react(), vike(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  // urql has no `exports` map: unbundled, the server would load a second copy of @urql/core.
  ssr: { noExternal: ['urql', '@urql/core', '@urql/exchange-graphcache'] },
  build: { target: 'es2022' },
})
