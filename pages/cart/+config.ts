import type { Config } from 'vike/types'
import { popularQueries } from '#renderer/catalog/popularCategoriesQuery.ts' with { type: 'vike:pointer' }

export default {
  query: popularQueries,
  kind: 'cart',
  isCheckout: true,
  needsScripts: true,
  pageCache: 'bare',
  offline: 'bare',
  robots: 'disallow',
} satisfies Config
