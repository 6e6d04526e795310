import type { Config } from 'vike/types'

export default {
  kind: 'cart',
  isLetter: true,
  hasOwnDates: true,
  pageCache: 'never',
  offline: 'never',
  robots: 'noindex',
} satisfies Config
