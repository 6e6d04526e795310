import { texts } from '#company/texts/index.ts'
import { storedField } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { showToast } from '#renderer/ui/toasts.ts'

/**
 * That an order was sent and no answer came, and when that was, milliseconds since 1970: no more than that. What was filled in is the
 * form's own draft, in the same tab. It is sent again by a press alone, with the key that it has.
 */
export const unsentOrder = sessionRecord('unsentOrder', toUnsentOrder)

function toUnsentOrder(stored: unknown): { at: number } | null {
  const at = storedField(stored, 'at')
  return typeof at === 'number' && at > 0 ? { at } : null
}

/** Offers the order that got no answer as soon as there is a line: the way back to its form, where a press sends it. */
export function offerUnsentOrder(): void {
  offer()
  window.addEventListener('online', offer)
}

function offer(): void {
  // The form says it itself.
  if (!navigator.onLine || !unsentOrder.read() || location.pathname === '/order') return
  showToast({
    text: texts.cart.unsent,
    action: { label: texts.cart.toOrder, href: '/order' },
  })
}
