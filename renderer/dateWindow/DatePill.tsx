import { texts } from '#company/texts/index.ts'
import { daysText } from '#gateway/rental/dayWord.ts'
import { isClosing, isOverdue, periodProblem } from '#gateway/rental/period.ts'
import { type RentalDates, useDates } from '#renderer/dates/useDates.ts'
import { classes } from '#renderer/ui/classes.ts'
import { periodTextShort } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { CalendarDays } from '#renderer/ui/icons.ts'
import css from './DatePill.module.css'
import { preloadDateModal } from './loadDateModal.ts'

/** Shows the visitor's dates and opens the date modal: none yet, chosen, or no longer to be ordered. */
export function DatePill({ variant = 'header' }: DatePillProps) {
  const rental = useDates()
  const { draft, draftDays, isApplying, openDates } = rental
  const state = draftDays !== null ? css.chosen : draft ? css.past : css.none
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isApplying || undefined}
      className={classes('needs-scripts', css.pill, css[variant], state)}
      onClick={() => openDates()}
      onPointerEnter={preloadDateModal}
      onFocus={preloadDateModal}
    >
      {draft ? (
        <>
          <span>
            <span className="visually-hidden">{texts.datePill.label}</span>
            <span>{periodTextShort(draft)}</span>
            <span className="visually-hidden">, </span>
          </span>
          <b className={css.note}>{noteOf(rental)}</b>
        </>
      ) : (
        <>
          {variant !== 'bar' && <Icon of={CalendarDays} />}
          <span>{texts.words.chooseDates}</span>
        </>
      )}
    </button>
  )
}

export type DatePillProps = {
  /** `header` 52 px; `small` 44 px, for a block; `bar` for the bar at the bottom of a phone, in two lines. */
  variant?: 'header' | 'small' | 'bar'
}

function noteOf({ draft, draftDays, today, rules }: RentalDates): string {
  if (draftDays !== null) return daysText(draftDays)
  if (draft && isOverdue(draft, today)) return texts.datePill.passed
  const problem = draft && periodProblem(draft, rules)
  if (problem && isClosing(problem)) return texts.datePill.closed
  const { minOrderDays } = rules
  return minOrderDays === null ? '' : texts.datePill.minimum(daysText(minOrderDays))
}
