import type { ReactNode } from 'react'

/** A part of the page that fetches its own prices: while those are of the previous dates, they are dimmed, as on the whole page. */
export function DatedPart({ isDated, isAsked, children }: DatedPartProps) {
  return (
    <div
      aria-busy={isDated || undefined}
      data-applying={isDated ? '' : undefined}
      data-asked={isAsked ? '' : undefined}
    >
      {children}
    </div>
  )
}

export type DatedPartProps = {
  /** Prices and stock are those of the previous dates; the new ones are on their way. */
  isDated: boolean
  /** Their sums are a guess by now: only their places are shown. */
  isAsked?: boolean | undefined
  children: ReactNode
}
