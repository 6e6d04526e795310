import { texts } from '#company/texts/index.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { orderWords } from '#renderer/settings/orderWords.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import type { SubmitResult } from './submitOrder.ts'

/** True if the visitor still is at the order form: no other page is shown or loading. */
export function isAtForm(): boolean {
  return location.pathname === '/order' && !useNavigation.getState().waiting?.isOtherPage
}

/** Says how an order went to a visitor who has left its form, and leads there: nobody is taken away. */
export function notifyElsewhere(result: SubmitResult): void {
  if (result.kind === 'created') {
    const action = { label: texts.orderOutcome.whatNext, href: '/order/success' }
    showToast({ text: orderWords(result.state === 'REQUESTED').taken(result.number), action })
  } else if (result.kind === 'failed') {
    const action = { label: texts.orderOutcome.whatHappened, href: '/order/error' }
    showToast({ text: texts.orderOutcome.notSent, tone: 'error', action })
  } else {
    const text = result.kind === 'noResponse' ? texts.orderSending.noAnswerYet : texts.orderSending.toCorrect
    showToast({ text, tone: 'error', action: { label: texts.orderSending.toOrder, href: '/order' } })
  }
}
