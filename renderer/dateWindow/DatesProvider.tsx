import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import {
  daysIn,
  isClosing,
  isOverdue,
  isSamePeriod,
  type Period,
  periodProblem,
  periodRules,
} from '#gateway/rental/period.ts'
import { periodProblemText } from '#gateway/rental/periodText.ts'
import { countProducts } from '#renderer/cart/cartState.ts'
import { cartStore } from '#renderer/cart/cartStore.ts'
import { isCookieBroken } from '#renderer/dates/rentDates.ts'
import { areDatesOfTab, rememberDates, storedDates } from '#renderer/dates/storedDates.ts'
import { DatesContext, type OtherDates, type RentalDates } from '#renderer/dates/useDates.ts'
import { documentCachedAt } from '#renderer/offline/useCachedAt.ts'
import type { Rental } from '#renderer/page/pageContext.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import type { Outcome } from '#renderer/runtime/openPage.ts'
import { Part } from '#renderer/runtime/Part.tsx'
import { periodInSentence } from '#renderer/ui/format.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { DateModalFrame } from './DateModalFrame.tsx'
import { loadDateModal } from './loadDateModal.ts'
import { useDraftDates } from './useDraftDates.ts'
import { useReminder } from './useReminder.ts'
import { useToday, whenLookedAt } from './useToday.ts'

/**
 * Gives the pages the visitor's dates, which come with each page context, and holds the date modal. A change is written to
 * the cookie and passed to `onDatesChange`, which shows the page for the new dates; until then they are a draft.
 */
export function DatesProvider({ initial, onDatesChange, children }: DatesProviderProps) {
  const { dates, isQuoted = false } = initial
  const today = useToday(initial, onDatesChange)
  // Beside the dates: all that shows dates would be rendered again whenever the window opens.
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpenSetDateModal = opened !== null
  const { draft, isApplying, apply } = useDraftDates(initial, onDatesChange)
  const Modal = useLazyModule(isOpenSetDateModal, loadDateModal, closeUnloaded)

  // For toasts, which outlive the dates that they were shown with.
  const latest = useRef<RentalDates>(null)

  const rental = useMemo((): RentalDates => {
    const rules = periodRules({ ...initial, today })
    const problem = dates && periodProblem(dates, rules)
    const period = problem === null ? dates : null
    const closing = dates && problem && isClosing(problem) ? periodProblemText(problem, dates, rules) : null
    return {
      dates,
      period,
      isOverdue: dates !== null && (closing !== null || isOverdue(dates, today)),
      closing,
      today,
      minOrderDays: isQuoted ? null : rules.minOrderDays,
      isQuoted,
      rules,
      days: period && daysIn(period),
      draft,
      draftDays: draft && !periodProblem(draft, rules) ? daysIn(draft) : null,
      isApplying,
      openDates: (start, onChosen) => setOpened({ start, onChosen }),
      openOtherDates: (other) => setOpened({ other }),
      setDates,
      moveDates(next, datesBefore = draft) {
        setDates(next)
        showToast({
          text: texts.datePill.moved(periodInSentence(next)),
          ...(datesBefore && {
            action: {
              label: texts.datePill.bringBack,
              onSelect: () => latest.current?.setDates(datesBefore),
            },
          }),
        })
      },
      clearDates: () => apply(null),
    }

    function setDates(next: Period) {
      setOpened(null)
      if (!isSamePeriod(draft, next)) apply(next)
    }
  }, [initial, dates, isQuoted, today, draft, isApplying, apply])

  useEffect(() => {
    latest.current = rental
  }, [rental])
  // The server has no access to the cart: it has applied the dates of the link, and they can be taken back.
  useEffect(() => {
    const { datesBefore } = initial
    if (!datesBefore || countProducts(cartStore.getState()) === 0) return
    if (!periodProblem(datesBefore, periodRules(initial))) setOpened({ datesBefore })
  }, [initial])
  useReminder(rental)
  useDatesOfOtherTabs(draft, onDatesChange)
  const mendCookie = useEffectEvent(() => {
    if (isCookieBroken(document.cookie)) rememberDates(null)
    // The browser has not taken the server's cookie for the dates of a link.
    else if (dates && isLinkWithDates() && storedDates() === null) rememberDates(dates)
  })
  useEffect(() => mendCookie(), [])

  return (
    <DatesContext value={rental}>
      {children}
      {isOpenSetDateModal && (
        <Part name="dates" onFailure={closeUnloaded}>
          <DateModalFrame onClose={cancel}>{Modal && <Modal {...opened} onCancel={cancel} />}</DateModalFrame>
        </Part>
      )}
    </DatesContext>
  )

  function cancel() {
    if (opened?.datesBefore) rental.setDates(opened.datesBefore)
    else setOpened(null)
  }

  function closeUnloaded() {
    setOpened(null)
    showToast({ text: texts.datePill.calendarNotLoaded, tone: 'error' })
  }
}

/** Syncs tabs: a tab that becomes visible again shows the dates that another tab has chosen meanwhile. */
function useDatesOfOtherTabs(dates: Period | null, onDatesChange: () => Promise<Outcome>): void {
  const compare = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    if (!isSamePeriod(dates, storedDates())) void onDatesChange()
  })
  useEffect(() => {
    // Going back, a browser may show a cached document, as it does without a connection: other dates may have been chosen since.
    if (isFromHistory() || documentCachedAt() !== null || areDatesOfTab()) compare()
    return whenLookedAt(() => compare())
  }, [])
}

function isLinkWithDates(): boolean {
  return new URLSearchParams(location.search).has('from')
}

function isFromHistory(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
}

/** Why the window is open: to begin on a day, for what needs dates, for the dates that a link has replaced, or for dates that are not the visitor's. */
type Opened = {
  start?: string | undefined
  onChosen?: (() => void) | undefined
  datesBefore?: Period
  other?: OtherDates
}

export type DatesProviderProps = {
  /** The dates and rules of the page context. */
  initial: Rental
  /** The dates in the cookie, or the day, have changed: the page must be fetched again. Keep its identity stable. */
  onDatesChange: () => Promise<Outcome>
  children: ReactNode
}
