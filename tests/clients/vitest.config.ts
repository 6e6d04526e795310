import { defineConfig } from 'vitest/config'

// Run from the project's root: `vitest run --config tests/clients/vitest.config.ts`. Other packages than the project's own are found in
// this folder, first of all a graphql that these clients and linters take.
export default defineConfig({
  test: {
    include: ['tests/clients/**/*.test.ts'],
    globalSetup: 'tests/clients/support/shop.ts',
    maxWorkers: 2,
    // A whole walk through the shop is one test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in vitest.config.ts of the project.
    expect: { poll: { timeout: 50_000 } },
    // Relay says what is wrong with ids where a test makes it take them for unique in the whole schema.
    onConsoleLog: (log) => !log.startsWith('Warning: RelayModernRecord'),
  },
})
