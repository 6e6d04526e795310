import type { Config } from 'vike/types'

export default {
  passToClient: ['waitForm', 'waitEnd'],
  hasOwnDates: true,
  pageCache: 'never',
  offline: 'absent',
  robots: 'noindex',
} satisfies Config
