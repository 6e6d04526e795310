import { showToast } from '#renderer/ui/toasts.ts'
import { cartStore } from './cartStore.ts'

/** Changes the cart, says so in a toast, and takes the change back when the visitor asks for it there. */
export function changeWithUndo(text: string, change: () => void): void {
  const before = cartStore.getState()
  change()
  showToast({ text, action: { label: 'Вернуть', onSelect: () => cartStore.setState(before, true) } })
}
