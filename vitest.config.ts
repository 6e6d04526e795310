import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{gateway,renderer,server,pages}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // graphql has a `development` export condition: without this Vitest would load two copies of it.
    server: { deps: { inline: [/graphql/, /@pothos/, /@gql.tada/] } },
  },
})
