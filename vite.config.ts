import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type UserConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { companyConstants, companyFiles, companyStyles } from './company/vitePlugin.ts'
import { pageKinds } from './server/build/pageKinds.ts'

export default defineConfig(
  async (): Promise<UserConfig> => ({
    plugins: [
      companyConstants(),
      companyFiles(),
      react(),
      vike(),
      pageKinds(),
      // Nobody is sent the server's build, which has no scripts in assets/.
      compression({
        algorithms: ['gzip', 'brotliCompress'],
        include: /\bassets\/.*\.(js|css|svg)$/,
        threshold: 256,
      }),
    ],
    // urql has no `exports`: apart, the server would hold two copies of its core.
    ssr: { noExternal: ['urql', '@urql/core'] },
    logLevel: 'warn',
    build: { target: 'es2022' },
    css: { ...(await companyStyles()), modules: { generateScopedName: '[hash:base64:5]' } },
    environments: {
      // Its sheets are those of the browsers' build once more; apart, the router would name each of them.
      ssr: { build: { cssCodeSplit: false } },
      client: {
        build: {
          rolldownOptions: {
            // Parts that load later import no page: what they share with one is a file of its own.
            preserveEntrySignatures: 'strict',
            treeshake: {
              // Of what the server alone draws and asks for, nothing is left.
              manualPureFunctions: ['graphql', 'pageQuery'],
              moduleSideEffects: [
                { test: /\/(company|gateway\/rental|renderer|pages)\/.*\.tsx?$/, sideEffects: false },
              ],
            },
            output: {
              // The server names React's file: see server/http/startPage.js.
              chunkFileNames: ({ name }) => `assets/chunks/${name === 'react' ? name : 'chunk'}-[hash].js`,
              // Most of these two files runs at the start, so Chromium compiles them whole while they load.
              postBanner: ({ name }) =>
                name === 'react' || name === 'shop' ? '//# allFunctionsCalledOnLoad' : '',
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT, priority: 4 },
                  // One style sheet serves all pages: that of the site before those of components.
                  { name: 'sheets', test: /\.css$/, tags: ['$initial'], priority: 3 },
                  // Code that nearly every page needs travels together.
                  { name: 'shop', tags: ['$initial'], minShareCount: 8, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
  }),
)

/** React's file keeps its name when our own code changes. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|runtime\/reactDom\./
