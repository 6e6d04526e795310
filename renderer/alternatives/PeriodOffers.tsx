import type { ReactNode } from 'react'
import type { Period } from '#gateway/rental/period.ts'
import { Spinner } from '#renderer/ui/Button.tsx'
import { classes } from '#renderer/ui/classes.ts'
import { periodInSentence } from '#renderer/ui/format.ts'
import { distanceText } from './alternativesTexts.ts'
import css from './PeriodOffers.module.css'

/** Other dates, one press each. The nearest is lime, unless `quiet`: one lime button a screen. */
export function PeriodOffers({
  periods,
  from,
  label,
  title,
  note,
  pending,
  quiet,
  onPick,
}: PeriodOffersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div role="group" aria-label={label} className={css.offers}>
      {periods.map((period, index) => {
        const isPending = pending?.start === period.start && pending.end === period.end
        return (
          <button
            key={period.start}
            type="button"
            className={classes(css.offer, index === 0 && !quiet && css.nearest)}
            aria-busy={isPending || undefined}
            onClick={() => {
              if (!pending) onPick(period)
            }}
          >
            <span>
              <b>{title ? title(period) : periodInSentence(period)}</b>
              <small>{distanceText(period, from)}</small>
            </span>
            <span className={css.note}>{isPending ? <Spinner /> : note}</span>
          </button>
        )
      })}
    </div>
  )
}

export type PeriodOffersProps = {
  periods: readonly Period[]
  /** The dates from which the distances are counted. */
  from: Period
  /** The name of the offers, for screen readers. */
  label: string
  /** The text of a button; default: the dates. */
  title?: (period: Period) => ReactNode
  /** At the end of each button. */
  note?: ReactNode
  /** The dates that were pressed and are being applied: no other press counts until then. */
  pending?: Period | null
  /** No button is lime. */
  quiet?: boolean
  onPick: (period: Period) => void
}
