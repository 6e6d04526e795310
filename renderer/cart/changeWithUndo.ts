import { texts } from '#company/texts/index.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { cartStore, readOtherTabs } from './cartStore.ts'

/** Changes the cart, says so in a toast, and takes the change back when the visitor asks for it there. */
export function changeWithUndo(text: string, change: () => void): void {
  showToast({ text, action: { label: texts.words.undo, onSelect: changeForUndo(change) } })
}

/** Changes the cart, and returns how to take just this change back: what was changed since, here or in another tab, stays. */
export function changeForUndo(change: () => void): () => void {
  readOtherTabs()
  const before = cartStore.getState()
  change()
  const after = cartStore.getState()
  // Its code comes with the first change that may be taken back.
  const rules = import('./withoutChange.ts').catch(() => null)
  return () => {
    void rules.then((code) => (code ? code.takeBack(before, after) : cartStore.setState(before, true)))
  }
}
