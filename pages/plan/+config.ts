import type { Config } from 'vike/types'

export default {
  head: { title: 'Смета' },
  kind: 'cart',
  isLetter: true,
  hasOwnDates: true,
  pageCache: 'never',
  offline: 'never',
  robots: 'noindex',
} satisfies Config
