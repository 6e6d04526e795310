import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#renderer/ui/ErrorBoundary.tsx'

const TooltipBubble = lazy(async () => ({
  default: (await import('#renderer/ui/TooltipBubble.tsx')).TooltipBubble,
}))

/** Why a day is marked, beside the day; the day's own name says it, too. */
export function DayTip({ anchor, text }: { anchor: Element; text: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TooltipBubble anchor={anchor}>{text}</TooltipBubble>
      </Suspense>
    </ErrorBoundary>
  )
}
