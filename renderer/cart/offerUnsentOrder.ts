import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { unsentOrder } from './unsentOrder.ts'

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
