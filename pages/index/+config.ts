import type { Config } from 'vike/types'

export default {
  kind: 'home',
} satisfies Config
