import type { Config } from 'vike/types'

export default {
  kind: 'cards',
} satisfies Config
