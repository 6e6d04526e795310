import { useNavigation } from '#renderer/runtime/navigation.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import type { SubmitResult } from './submitOrder.ts'

/** Whether the visitor still is at the order form: no other page is shown or loading. */
export function isAtForm(): boolean {
  return location.pathname === '/order' && !useNavigation.getState().waiting?.isOtherPage
}

/** Says how an order went to a visitor who has left its form, and leads there: nobody is taken away. */
export function notifyElsewhere(result: SubmitResult): void {
  if (result.kind === 'created') {
    const action = { label: 'Что дальше', href: '/order/success' }
    showToast({ text: `Заказ ${result.number} принят`, action })
  } else if (result.kind === 'failed') {
    const action = { label: 'Что случилось', href: '/order/error' }
    showToast({ text: 'Заказ не\u00A0отправился', tone: 'error', action })
  } else {
    const text =
      result.kind === 'noResponse'
        ? 'Ответа на\u00A0заказ нет'
        : 'Заказ не\u00A0отправлен: его нужно поправить'
    showToast({ text, tone: 'error', action: { label: 'К\u00A0заказу', href: '/order' } })
  }
}
