import type { Config } from 'vike/types'
import { head, query } from './plain/plainOrder.ts' with { type: 'vike:pointer' }

export default {
  head,
  query,
  kind: 'cart',
  needsScripts: true,
  offline: 'bare',
} satisfies Config
