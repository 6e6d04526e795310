import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'

const TooltipBubble = lazy(async () => ({
  default: (await import('#renderer/ui/TooltipBubble.tsx')).TooltipBubble,
}))

/** Why a day is marked, above the days: it covers none of them; the day's own name says it, too. */
export function DayTip({ calendar, text }: { calendar: Element; text: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TooltipBubble anchor={calendar} hasArrow={false}>
          {text}
        </TooltipBubble>
      </Suspense>
    </ErrorBoundary>
  )
}
