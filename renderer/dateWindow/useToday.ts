import { useEffect, useEffectEvent, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { dayNow, type Today } from '#gateway/rental/today.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { askShopClock, shopNow } from '#renderer/runtime/shopClock.ts'

/**
 * Today, also in a tab that stays open over the shop's midnight, or that the browser brings back days later. `onNewDay` is called
 * once a minute that the page was made for a day that is over, while the visitor looks at it and nothing else is under way.
 */
export function useToday(page: Today, onNewDay: () => unknown): string {
  const { timeZone } = usePageContext().site
  const [clockDay, setClockDay] = useState(page.today)
  const look = useEffectEvent(async () => {
    // A clock may be a year ahead: the server's says it before another day is believed.
    if (dayNow(timeZone, new Date(), page).today > page.today) await askShopClock()
    const day = dayNow(timeZone, shopNow(), page).today
    setClockDay(day)
    if (day > page.today && isAtRest()) onNewDay()
  })
  useEffect(() => {
    whenIdle(() => void look())
    const timer = setInterval(() => void look(), MINUTE_MS)
    const stopListening = whenLookedAt(() => void look())
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [])
  // A clock that is slow does not bring a day back that is over for the shop.
  const isOver = clockDay > page.today
  return isOver ? clockDay : page.today
}

const MINUTE_MS = 60_000

function isAtRest(): boolean {
  const isOpening = useNavigation.getState().waiting !== null
  return !document.hidden && navigator.onLine && !isOpening && !document.querySelector('dialog:modal')
}

/** Calls `listener` whenever the visitor comes back to the tab. Returns how to stop. */
export function whenLookedAt(listener: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['focus', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, () => listener(), { signal: stop.signal })
  return () => stop.abort()
}
