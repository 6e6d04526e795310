import type { Config } from 'vike/types'

export default {
  kind: 'article',
} satisfies Config
