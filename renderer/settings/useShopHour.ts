import { useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { whenIdle } from '#renderer/runtime/scheduling.ts'
import { shopNow } from '#renderer/runtime/shopClock.ts'
import { hourBefore } from './workingDay.ts'

/** The hour of the day where the shop is, as a number; null on the server and until the browser has taken over. */
export function useShopHour(): number | null {
  const { dayEndsAt } = usePageContext().rental
  const [hour, setHour] = useState<number | null>(null)

  useEffect(() => {
    const update = () => setHour(hourBefore(dayEndsAt, shopNow().getTime()))
    whenIdle(update)
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [dayEndsAt])

  return hour
}

const MINUTE_MS = 60_000
