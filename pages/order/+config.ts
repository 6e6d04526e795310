import type { Config } from 'vike/types'

export default {
  isCheckout: true,
  hasOwnDates: true,
  pageCache: 'never',
  offline: 'never',
  robots: 'disallow',
} satisfies Config
