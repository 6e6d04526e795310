import { useEffect, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { endNavigation } from './navigation.ts'

/** Ends the navigation whose page this is; the heading of another page takes the focus, and so is read out. */
export function useArrival(): void {
  const { navigationId = 0, urlPathname } = usePageContext()
  const shownPath = useRef(urlPathname)

  useEffect(() => {
    endNavigation(navigationId)
    if (shownPath.current === urlPathname) return
    shownPath.current = urlPathname
    focusHeading()
  }, [navigationId, urlPathname])
}

function focusHeading(): void {
  const focused = document.activeElement
  // Whoever types, is in a window or goes to an anchor is not interrupted.
  if (focused?.closest('input, textarea, select, dialog') || location.hash.length > 1) return
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
