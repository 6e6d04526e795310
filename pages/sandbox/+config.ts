import type { Config } from 'vike/types'

export default {
  head: { title: 'Компоненты' },
  offline: 'absent',
  robots: 'disallow',
} satisfies Config
