import type { Config } from 'vike/types'

export default {
  pageCache: 'never',
  offline: 'never',
} satisfies Config
