import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** True if the browser has a connection at all. It says nothing of whether the shop answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true)
}

function isOnline(): boolean {
  return navigator.onLine
}

function watch(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** Runs something when the connection comes back, while it is enabled. */
export function useWhenOnline(isEnabled: boolean, run: () => void): void {
  const current = useEffectEvent(run)
  useEffect(() => {
    if (!isEnabled) return
    const listener = () => current()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isEnabled])
}
