import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Builds and browsers for minutes: they are part of `npm run test:nightly`; companies without a build are in anyCompany.test.ts.
const isNightly = process.env.NIGHTLY === 'on'

/** They load modules anew: in a shared process, all the files after them would have to. */
const APART = [
  'pages/order/index/submit/pendingOrder.test.ts',
  'renderer/analytics/watchCart.test.ts',
  'renderer/cart/cartStore.test.ts',
]

/** Whole runs of processes in one file: begun last, they would keep one processor while the other has no work. */
const LONG = /\/tests\/(chaos|fuzz|processes)\//

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  oxc: { jsx: { development: false } },
  // graphql has a `development` export condition, which Vite follows and Node does not: there would be two copies of it.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.mjs') }] },
  test: {
    // Tests are of the demonstration company, whatever .env says.
    // Libraries are as they ship, too: React's development build takes twice the time.
    env: { COMPANY_DIR: '', NODE_ENV: 'production' },
    server: { deps: { inline: [/urql/] } },
    // Files share what they import: a third of the processor's time was spent on importing it anew for each.
    isolate: false,
    // Some tests wait for servers, also on two cores. Each worker loads the shop, and so does the process that its shops are in.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // How long a poll may take says nothing: a busy machine gets as long as a test.
    expect: { poll: { timeout: 100_000 } },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{company,gateway,renderer,server,pages}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          // A package of its own: see tests/clients/vitest.config.ts.
          exclude: [
            '**/node_modules/**',
            'tests/clients/**',
            ...(isNightly
              ? []
              : [
                  'tests/processes/develop.test.ts',
                  'tests/server/{hardCompany,otherServicesJourney,secondCompany}.test.ts',
                ]),
            // With the clock shifted (tests/dates) the files that they look at still have the times of the disk.
            ...(process.env.TEST_CLOCK_AHEAD_MS
              ? ['tests/server/{pictures,pictureMemory,smallPictures}.test.ts']
              : []),
            ...APART,
          ],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, isolate: true } },
    ],
  },
})
