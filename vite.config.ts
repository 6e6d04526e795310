import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  // urql has no `exports` map: unbundled, the server would load a second copy of @urql/core.
  ssr: { noExternal: ['urql', '@urql/core', '@urql/exchange-graphcache'] },
  build: { target: 'es2022', cssMinify: 'lightningcss' },
})
