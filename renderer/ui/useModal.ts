import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useCloseWithBack } from './windowHistory.ts'

/**
 * For a dialog that comes to the page `open`. It is seen first and modal with the next frame, because a modal dialog makes the browser
 * style the whole page anew. What takes the focus, or long to draw, waits for `isModal`. The browser's Back asks to close it.
 */
export function useModal(onClose: () => void): {
  dialog: RefObject<HTMLDialogElement | null>
  isModal: boolean
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isModal, setModal] = useState(false)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement as HTMLElement | null
    const show = () => {
      if (!element?.isConnected || element.matches(':modal')) return
      element.open = false
      element.showModal()
      setModal(true)
    }
    requestAnimationFrame(() => setTimeout(show))
    // A key is meant for the dialog.
    window.addEventListener('keydown', show, { capture: true, once: true })
    return () => {
      window.removeEventListener('keydown', show, { capture: true })
      // Before the element leaves the page, or the focus would not come back.
      element?.close()
      // A second press at once has moved it before the browser noted where it was.
      if (opener === document.body) beginAnew()
      else opener?.focus({ preventScroll: true })
    }
  }, [])

  useCloseWithBack(onClose)

  return { dialog, isModal }
}

/** Nothing had the focus before: the next Tab begins at the top of the page, not where the dialog was, which is its end. */
function beginAnew(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}
