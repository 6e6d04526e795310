import { useEffect, useEffectEvent } from 'react'
import { openWindow } from './windowHistory.ts'

/** Makes the browser's Back close a window for as long as its component is on the page. */
export function useCloseWithBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => openWindow(() => close()), [])
}
