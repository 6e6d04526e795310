import { useEffect, useLayoutEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { periodInSentence } from '#renderer/ui/format.ts'
import { isFocusLost } from '#renderer/ui/lostFocus.ts'
import { showToast } from '#renderer/ui/toasts.ts'
import { useFreePeriods } from './useFreePeriods.ts'

/** On the card of a busy product, once its button was pressed: the nearest dates on which it is free; where there are none, the date window. */
export function CardAlternatives({ productId, name, period, className }: CardAlternativesProps) {
  const { draft, isApplying, moveDates, openDates } = useDates()
  const button = useRef<HTMLButtonElement>(null)
  const answer = useFreePeriods([{ productId, quantity: 1 }], period)
  const nearest = answer.state === 'found' ? answer.periods[0] : undefined
  const { state } = answer
  const isNone = state === 'found' && !nearest

  // It replaces the button that was pressed.
  useEffect(() => {
    if (isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [])
  // On dates on which it is free another button is here: the keyboard goes on at that one.
  useLayoutEffect(() => {
    const place = button.current?.closest('article')
    return () =>
      queueMicrotask(() => {
        if (isFocusLost()) place?.querySelector('button')?.focus()
      })
  }, [])
  useEffect(() => {
    if (state === 'failed') showToast({ text: texts.words.freeDatesFailed, tone: 'error' })
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for an answer, not whenever the dates change
  useEffect(() => {
    if (isNone) openDates()
  }, [isNone])

  const text = nearest
    ? texts.otherDates.to(periodInSentence(nearest))
    : state === 'failed'
      ? texts.words.retry
      : texts.words.otherDates
  return (
    <Button
      ref={button}
      size="sm"
      className={className}
      aria-label={`${text}: ${name}`}
      busy={state === 'loading' || (isApplying && draft?.start === nearest?.start)}
      onClick={() => {
        if (answer.state === 'failed') answer.retry()
        else if (nearest) moveDates(nearest)
        else openDates()
      }}
    >
      {text}
    </Button>
  )
}

export type CardAlternativesProps = {
  productId: string
  /** The product's name, for screen readers. */
  name: string
  /** The dates on which it is busy. */
  period: Period
  className?: string | undefined
}
