import { defineConfig } from 'vitest/config'

// Run from the project's root: `vitest run --config tests/clients/vitest.config.ts`. Other packages than the project's own are found in
// this folder, first of all a graphql that these clients and linters take.
export default defineConfig({
  test: {
    include: ['tests/clients/**/*.test.ts'],
    globalSetup: 'tests/clients/support/shop.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in vitest.config.ts of the project.
    retry: { count: 1 },
  },
})
