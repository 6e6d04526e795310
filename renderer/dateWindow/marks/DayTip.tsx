import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'

const TooltipBubble = lazy(async () => ({
  default: (await import('#renderer/ui/TooltipBubble.tsx')).TooltipBubble,
}))

/** Why a day is marked, below the days: it covers none of them, nor the words beside; the day's own name says it, too. */
export function DayTip({ calendar, text }: { calendar: Element; text: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TooltipBubble anchor={calendar} isBelow>
          {text}
        </TooltipBubble>
      </Suspense>
    </ErrorBoundary>
  )
}
