import { storedField } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'

/**
 * That an order was sent and no answer came, and when that was, milliseconds since 1970: no more than that. What was filled in is the
 * form's own draft, in the same tab. It is sent again by a press alone, with the key that it has.
 */
export const unsentOrder = sessionRecord('unsentOrder', toUnsentOrder)

function toUnsentOrder(stored: unknown): { at: number } | null {
  const at = storedField(stored, 'at')
  return typeof at === 'number' && at > 0 ? { at } : null
}
