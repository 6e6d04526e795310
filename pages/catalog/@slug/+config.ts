import type { Config } from 'vike/types'

export default {
  kind: 'product',
} satisfies Config
