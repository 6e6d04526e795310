import type { Config } from 'vike/types'

export default {
  kind: 'listing',
  pageCache: 'apart',
  robots: 'disallow',
} satisfies Config
