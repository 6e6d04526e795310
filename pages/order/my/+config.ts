import type { Config } from 'vike/types'
import { head } from './myOrder.ts' with { type: 'vike:pointer' }

export default {
  head,
  isLetter: true,
  robots: 'noindex',
  passToClient: ['myOrder'],
} satisfies Config
