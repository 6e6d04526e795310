import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { rememberDates } from '#renderer/dates/storedDates.ts'
import type { Rental } from '#renderer/page/pageContext.ts'
import { useNavigation } from '#renderer/runtime/navigation.ts'
import type { Outcome } from '#renderer/runtime/openPage.ts'
import { showToast } from '#renderer/ui/toasts.ts'

/** Dates that were chosen on the page `from`; `isLost`: the page for them does not come. */
type Draft = { dates: Period | null; from: Rental; isLost: boolean }

/**
 * Applies dates: they are written to the cookie, and `onDatesChange` shows the page for them. Where that fails, or where another
 * page took its place and fails, they are taken back and offered again. Any page that comes has the dates of the cookie.
 */
export function useDraftDates(
  initial: Rental,
  onDatesChange: () => Promise<Outcome>,
): { draft: Period | null; isApplying: boolean; apply: (next: Period | null) => void } {
  const [last, setLast] = useState<Draft | null>(null)
  const draft = last?.from === initial ? last : null
  const isPageComing = useNavigation(({ waiting }) => waiting !== null)

  const apply = useCallback(
    async (dates: Period | null) => {
      const begun = { dates, from: initial, isLost: false }
      rememberDates(dates)
      setLast(begun)
      const outcome = await onDatesChange()
      if (outcome === 'shown') setLast(null)
      // True if they come with the page that took its place, that page's end says.
      else setLast((now) => (now === begun ? { ...begun, isLost: true } : now))
    },
    [initial, onDatesChange],
  )

  const takeBack = useEffectEvent(({ dates, from }: Draft) => {
    setLast(null)
    rememberDates(from.dates)
    const retry = { label: texts.words.retry, onSelect: () => void apply(dates) }
    showToast({ text: texts.datePill.notApplied, tone: 'error', action: retry })
  })
  useEffect(() => {
    if (draft?.isLost && !isPageComing) takeBack(draft)
  }, [draft, isPageComing])

  return { draft: draft ? draft.dates : initial.dates, isApplying: draft !== null, apply }
}
