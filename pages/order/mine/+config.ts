import type { Config } from 'vike/types'

export default { robots: 'noindex' } satisfies Config
