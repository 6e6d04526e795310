import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser has a line at all. That the shop answers on it is not said. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true)
}

function isOnline(): boolean {
  return navigator.onLine
}

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Runs something when the line comes back, as long as it is wanted. */
export function useWhenOnline(isWanted: boolean, run: () => void): void {
  const current = useEffectEvent(run)
  useEffect(() => {
    if (!isWanted) return
    const answer = () => current()
    window.addEventListener('online', answer)
    return () => window.removeEventListener('online', answer)
  }, [isWanted])
}
