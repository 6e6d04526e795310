import type { Config } from 'vike/types'

export default {
  offline: 'absent',
  robots: 'disallow',
} satisfies Config
