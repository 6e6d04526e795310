import type { Config } from 'vike/types'
import { head } from './plain/plainOrder.ts' with { type: 'vike:pointer' }
import { query } from './plain/planQueries.ts' with { type: 'vike:pointer' }

export default {
  head,
  query,
  kind: 'cart',
  needsScripts: true,
  offline: 'bare',
} satisfies Config
