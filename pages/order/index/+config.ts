import type { Config } from 'vike/types'

export default {
  kind: 'cart',
  needsScripts: true,
  offline: 'bare',
} satisfies Config
