import { useEffect, useEffectEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { RentalDates } from '#renderer/dates/useDates.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { loadDateModal, preloadDateModal } from './loadDateModal.ts'

/**
 * On the catalogue the date window opens by itself, unless there are dates that have not passed. Its code is fetched
 * together with the page, and it does not open while the visitor's hand is busy.
 */
export function useReminder({ dates, isOverdue, openDates }: RentalDates): void {
  const { urlPathname, abortStatusCode } = usePageContext()
  const comingPath = useNavigation(({ waiting }) => waiting?.path)
  const needsDates = (path: string) => path === CATALOGUE && (!dates || isOverdue)
  const remind = useEffectEvent((path: string) => {
    if (needsDates(path) && !document.querySelector('dialog:modal')) openDates()
  })
  // A URL that failed shows the error page: no dates would help there.
  const needsDatesHere = useEffectEvent((path: string) => needsDates(path) && !abortStatusCode)
  const preload = useEffectEvent((path: string) => {
    if (needsDates(path)) preloadDateModal()
  })

  useEffect(() => {
    if (comingPath !== undefined) preload(comingPath)
  }, [comingPath])

  useEffect(() => {
    if (!needsDatesHere(urlPathname)) return
    const stop = new AbortController()
    const waitForInputIdle = watchInput(stop.signal, window.scrollY > 0)
    loadDateModal()
      .then(waitForInputIdle)
      .then(() => remind(urlPathname))
      // Offline, the visitor opens it where dates are needed.
      .catch(() => {})
    return () => stop.abort()
  }, [urlPathname])
}

const CATALOGUE = '/catalog'

/**
 * Watches presses and keys from now until `signal`; the returned function waits for a moment in which nothing is
 * pressed, and nothing was for a while. It resolves at once for a visitor who has done nothing.
 */
function watchInput(signal: AbortSignal, isBusyNow: boolean): () => Promise<void> {
  let isDown = false
  let lastUse = isBusyNow ? performance.now() : Number.NEGATIVE_INFINITY

  on(['pointerdown', 'touchstart'], true)
  on(['pointerup', 'pointercancel', 'touchend', 'touchcancel'], false)
  on(['keydown', 'wheel', 'touchmove'])

  return () =>
    new Promise((resolve) => {
      function look() {
        if (signal.aborted) return
        const left = lastUse + CALM_MS - performance.now()
        if (isDown || left > 0) window.setTimeout(look, Math.max(left, LOOK_AGAIN_MS))
        else resolve()
      }
      look()
    })

  function on(events: readonly string[], down?: boolean) {
    const listener = () => {
      if (down !== undefined) isDown = down
      lastUse = performance.now()
    }
    for (const event of events) window.addEventListener(event, listener, { signal, passive: true })
  }
}

const CALM_MS = 1000
const LOOK_AGAIN_MS = 100
