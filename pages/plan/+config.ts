import type { Config } from 'vike/types'
import { head } from './PlanTitle.tsx' with { type: 'vike:pointer' }

export default {
  head,
  kind: 'cart',
  isLetter: true,
  hasOwnDates: true,
  pageCache: 'never',
  offline: 'never',
  robots: 'noindex',
} satisfies Config
