import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.ts'

const { projects: _, ...test } = whole.test ?? {}

/** The tests of the rooms that are mutated, which need no server. */
export default defineConfig({
  ...whole,
  test: {
    ...test,
    include: ['{gateway/rental,gateway/order,gateway/rest,renderer/cart}/**/*.test.{ts,tsx}'],
    // Threads share the time zone that this one sets.
    testNamePattern: /^(?!.*also when clocks change)/,
  },
})
