import type { Config } from 'vike/types'
import { popularQueries } from '#renderer/catalog/popularCategoriesQuery.ts' with { type: 'vike:pointer' }

export default {
  query: popularQueries,
} satisfies Config
