import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { daysIn, isOverdue, type Period, periodProblem } from '#gateway/rental/period.ts'
import type { Rental } from '../pageContext.ts'
import { datesFromCookie, isCookieBroken, rememberDates } from './rentDates.ts'
import { type Reservation, ReservationContext } from './useReservation.ts'

const DateModal = lazy(async () => ({ default: (await import('./DateModal.tsx')).DateModal }))

/**
 * Gives the pages the visitor's dates, which come with each page context, and holds the date modal. A change is written to
 * the cookie and told to `onDatesChange`, which shows the page for the new dates.
 */
export function ReservationProvider({ initial, onDatesChange, children }: ReservationProviderProps) {
  const { today, minOrderDays, dates } = initial
  const [opened, setOpened] = useState<{ start: string | undefined } | null>(null)

  const reservation = useMemo((): Reservation => {
    const period = dates && !periodProblem(dates, { today, minOrderDays }) ? dates : null
    return {
      dates,
      period,
      isOverdue: dates !== null && isOverdue(dates, today),
      today,
      minOrderDays,
      days: period && daysIn(period),
      isOpenSetDateModal: opened !== null,
      openDates: (start) => setOpened({ start }),
      closeDates: () => setOpened(null),
      setDates(chosen) {
        setOpened(null)
        if (areSame(dates, chosen)) return
        rememberDates(chosen)
        onDatesChange()
      },
      clearDates() {
        rememberDates(null)
        onDatesChange()
      },
    }
  }, [dates, today, minOrderDays, opened, onDatesChange])

  useReminder(reservation)
  useDatesOfOtherTabs(dates, onDatesChange)
  useEffect(() => {
    if (isCookieBroken(document.cookie)) rememberDates(null)
  }, [])

  return (
    <ReservationContext value={reservation}>
      {children}
      {opened && (
        <Suspense>
          <DateModal start={opened.start} />
        </Suspense>
      )}
    </ReservationContext>
  )
}

/** On arrival at the catalogue the date modal opens by itself, unless there are dates that have not passed. */
function useReminder({ dates, isOverdue, openDates }: Reservation): void {
  const { urlPathname, abortStatusCode } = usePageContext()
  const remind = useEffectEvent((path: string) => {
    // An address that could not be answered shows the error page: no dates would help there.
    if (path === '/catalog' && !abortStatusCode && (!dates || isOverdue)) openDates()
  })
  useEffect(() => remind(urlPathname), [urlPathname])
}

/** Tabs agree: a tab that is looked at again shows the dates that another tab has chosen meanwhile. */
function useDatesOfOtherTabs(dates: Period | null, onDatesChange: () => void): void {
  const compare = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !navigator.cookieEnabled) return
    if (!areSame(dates, datesFromCookie(document.cookie))) onDatesChange()
  })
  useEffect(() => {
    const events = ['focus', 'pageshow', 'visibilitychange']
    const listener = () => compare()
    for (const event of events) window.addEventListener(event, listener)
    return () => {
      for (const event of events) window.removeEventListener(event, listener)
    }
  }, [])
}

function areSame(one: Period | null, other: Period | null): boolean {
  return one?.start === other?.start && one?.end === other?.end
}

export type ReservationProviderProps = {
  /** The dates and rules of the page context. */
  initial: Rental
  /** The dates in the cookie are others now: the page has to be asked for again. Keep its identity stable. */
  onDatesChange: () => void
  children: ReactNode
}
