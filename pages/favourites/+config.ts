import type { Config } from 'vike/types'

export default {
  kind: 'cards',
  pageCache: 'never',
  offline: 'bare',
  robots: 'noindex',
} satisfies Config
