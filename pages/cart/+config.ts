import type { Config } from 'vike/types'

export default {
  head: { title: 'Корзина' },
  kind: 'cart',
  isCheckout: true,
  needsScripts: true,
  pageCache: 'bare',
  offline: 'bare',
  robots: 'disallow',
} satisfies Config
