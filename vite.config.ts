import react from '@vitejs/plugin-react'
import vike, { getVikeConfig } from 'vike/plugin'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { compileDocuments } from '#renderer/graphql/compileDocuments.ts'
import { companyConstants, companyFiles, companyStyles } from './company/vitePlugin.ts'
import { classConstants, shortClass } from './server/build/classNames.ts'
import { pagePaths } from './server/build/offlineFiles.ts'

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    plugins: [
      companyConstants(),
      companyFiles(),
      classConstants(),
      compileDocuments(),
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
    css: {
      ...(await companyStyles()),
      modules: command === 'build' ? { generateScopedName: shortClass() } : {},
    },
    environments: {
      // Its sheets are those of the browsers' build once more; apart, the router would name each of them.
      ssr: { build: { cssCodeSplit: false } },
      client: {
        build: {
          // See docs/decisions/0119. Reading a property has no effect, in our modules and in the libraries.
          minify: 'terser',
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          },
          rolldownOptions: {
            // Vike's checks of itself and of its configuration have run in development: their texts are not sent.
            optimization: { inlineConst: { mode: 'all' } },
            treeshake: {
              // Of what the server alone draws and asks for, nothing is left: neither queries, nor what their modules import.
              manualPureFunctions: ['graphql', 'pageQuery', ...VIKE_CHECKS],
              // Our modules only declare: what nobody uses of them need not be loaded.
              moduleSideEffects: [
                { test: /\/(company|gateway\/rental|renderer|pages)\/.*\.tsx?$/, sideEffects: false },
              ],
            },
            output: {
              // The name of React's file stays: it is evaluated before all others, see server/http/lateStart.ts.
              chunkFileNames: ({ name }) => `assets/chunks/${name === 'react' ? name : 'chunk'}-[hash:7].js`,
              // Most of these two files runs at the start: see docs/decisions/0150.
              postBanner: ({ name }) =>
                name === 'react' || name === 'shop' ? '//# allFunctionsCalledOnLoad' : '',
              // Few files a page: what nearly every page needs travels together, and React keeps its name when our
              // own code changes. What is loaded later (calendar, slider, tooltip) is not `$initial` and stays apart.
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT, priority: 4 },
                  // One style sheet serves all pages, in the order in which it is imported: that of the site before those of components. What is
                  // loaded later brings its own, and so does the page of it.
                  {
                    name: 'sheets',
                    test: /(?<!\/HowMany\.module|\/contacts\/.*)\.css$/,
                    tags: ['$initial'],
                    priority: 3,
                  },
                  // No other page looks like this one.
                  { name: 'contacts', test: /\/contacts\/.*\.css$/, tags: ['$initial'], priority: 3 },
                  {
                    name: 'shop',
                    // The texts of totals come with the parts that show them.
                    test: (id: string) => !LATER.test(id) && !LISTING.test(id),
                    tags: ['$initial'],
                    minShareCount: 5,
                    priority: 1,
                  },
                  // Lists with filters and pages: no other page begins with one.
                  { name: 'listing', test: LISTING, tags: ['$initial'], minShareCount: 3 },
                  // What is stored of the cart's products: what loads one of the two loads the other.
                  { name: 'stored', test: /renderer\/cart\/(storeNames|cachedProducts)\.ts$/ },
                  // What is written into the URL of a plan: most pages do that later, or never.
                  { name: 'plans', test: /gateway\/rental\/plan\//, tags: ['$initial'], minShareCount: 2 },
                  // What loads the parts of a product that few visitors need; else texts of the cart would come along.
                  {
                    name: 'late',
                    test: /renderer\/(alternatives\/loadAlternatives|runtime\/LateBlock|cart\/(LazyMatchQuantityToggle|changeWithUndo))\./,
                    tags: ['$initial'],
                    minShareCount: 2,
                    priority: 1,
                  },
                  // What sums are made of: apart, each rule would be a file of its own.
                  {
                    name: 'sums',
                    test: /gateway\/rental\/(total|payment)\.ts$/,
                    tags: ['$initial'],
                    minShareCount: 2,
                  },
                  // What is said of a total, by all who show one: apart, its texts would be a file of their own.
                  {
                    name: 'totals',
                    test: /(renderer\/cart\/cartTexts|texts\/\w+\/sums)\.ts$/,
                    tags: ['$initial'],
                    minShareCount: 2,
                  },
                  // Small parts that an order and the sandbox show: apart, each would be a file.
                  {
                    name: 'controls',
                    test: /renderer\/ui\/(Segmented|Tooltip)\.tsx$/,
                    tags: ['$initial'],
                    minShareCount: 2,
                  },
                  {
                    name: 'parts',
                    // One page shows the form of feedback; everywhere else it comes when its window is opened. Small parts
                    // of solutions, of orders and of the sandbox would be merged with those of the cart, which needs none of them, and so
                    // would the strip of days.
                    test: /^(?!.*\/(renderer\/feedback|renderer\/sets|renderer\/search\/lastSearches|renderer\/dateWindow\/(CalendarStrip|DayStage)|gateway\/rental|pages\/(?:order|sandbox|solutions)|texts\/\w+\/(?:order\w+|paySteps|solution\w*))[/.])/,
                    tags: ['$initial'],
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2_000,
                  },
                ],
              },
            },
          },
        },
      },
    },
  }),
)

/** React: its file keeps its name for as long as React does. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|runtime\/reactDom\./

/** What comes with the parts that show it, though many pages have one. */
const LATER = /\/(?:gateway\/rental\/plan\/|renderer\/cart\/cartTexts\.|texts\/\w+\/sums\.)/

/** What lists of products are made of; the popular categories are on other pages, too. */
const LISTING =
  /\/(?:renderer\/catalog\/(?!popularCategories)|renderer\/ui\/(?:RangeSlider|Pagination|pageNumbers|Chip\w*)\.|texts\/\w+\/(?:catalog|listing)\.)/

/** What Vike checks itself with: nothing but an error comes of it. */
const VIKE_CHECKS = (
  'assert assertInfo assertUsage assertWarning assertSingleInstance assertPropertyGetters assertVirtualFileExports ' +
  'assertClientRouting assertSyncRouting assertIsEnhanced assertLoadModule checkType hasProp isArray isArrayOfStrings ' +
  'isBaseServer isCallable isObject isObjectOfStrings isPlainObject isScriptFile isUrl pc'
).split(' ')

/** What pages look like before their content is known: of their settings a browser needs no more. See renderer/page/pageSettings.ts. */
function pageKinds(): Plugin {
  return {
    name: 'page-kinds',
    config() {
      const routes = Object.values(getVikeConfig().pages).flatMap(({ route, config }) =>
        typeof route === 'string' && config.kind ? [{ route, kind: config.kind }] : [],
      )
      const groups = Map.groupBy(routes, ({ route, kind }) => `${route.split('@').length} ${kind}`)
      const kinds = [...groups]
        .sort()
        .map(([name, group]) => [pagePaths(group.map(({ route }) => route)), name.split(' ')[1]])
      return { define: { PAGE_KINDS: JSON.stringify(kinds) } }
    },
  }
}
