import type { Config } from 'vike/types'
import { popularQueries } from '#renderer/catalog/popularCategoriesQuery.ts' with { type: 'vike:pointer' }
import { head } from '../failedOrder.ts' with { type: 'vike:pointer' }

export default { head, query: popularQueries } satisfies Config
