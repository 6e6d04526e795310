import { UpstreamEmptyError } from '../rest/errors.ts'
import type { Settings } from '../rest/shapes/settings.ts'

/** The shortest rental. Without it every sum would be wrong, so nothing is priced: then the services have failed. */
export function minimumOf({ minOrderDays }: Settings, requestId: string): number {
  if (minOrderDays !== null) return minOrderDays
  throw new UpstreamEmptyError({ call: 'settings', service: 'product', requestId }, 200, 'minOrderDays')
}
