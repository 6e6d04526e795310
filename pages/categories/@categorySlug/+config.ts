import type { Config } from 'vike/types'

export default {
  kind: 'listing',
} satisfies Config
