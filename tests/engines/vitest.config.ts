import { defineConfig } from 'vitest/config'

/** Apart from the other tests: the engines are not installed everywhere. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Drivers lose an event now and then: decision 0104. The report says who needed it.
    retry: 1,
  },
})
