import type { Config } from 'vike/types'
import { NORM_SET_COUNT } from '#company/norms.ts'

export default {
  pageCache: 'never',
  offline: 'never',
  // Without norms there is no such page: the sitemap does not name it.
  ...(NORM_SET_COUNT === 0 && { robots: 'noindex' }),
} satisfies Config
