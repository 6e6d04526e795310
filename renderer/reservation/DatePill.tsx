import { CalendarDays } from 'lucide-react'
import { daysText } from '#gateway/rental/dayWord.ts'
import { classes } from '#renderer/ui/classes.ts'
import { periodTextShort } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import css from './DatePill.module.css'
import { type Reservation, useReservation } from './useReservation.ts'

/** Shows the visitor's dates and opens the date modal: none yet, chosen, or no longer to be ordered. */
export function DatePill({ variant = 'header', className }: DatePillProps) {
  const reservation = useReservation()
  const { dates, period, openDates } = reservation
  const state = period ? css.chosen : dates ? css.past : css.none
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classes(css.pill, css[variant], state, className)}
      onClick={() => openDates()}
      onPointerEnter={preloadModal}
      onFocus={preloadModal}
    >
      {dates ? (
        <>
          <span>
            <span className="visually-hidden">Даты аренды: </span>
            {periodTextShort(dates)}
            <span className="visually-hidden">, </span>
          </span>
          <b className={css.note}>{noteOf(reservation)}</b>
        </>
      ) : (
        <>
          {variant !== 'bar' && <Icon of={CalendarDays} />}
          Выберите даты
        </>
      )}
    </button>
  )
}

export type DatePillProps = {
  /** `header` 52 px; `small` 44 px, for a block; `bar` for the bar at the bottom of a phone, in two lines. */
  variant?: 'header' | 'small' | 'bar'
  className?: string | undefined
}

function noteOf({ days, isOverdue, minOrderDays }: Reservation): string {
  if (isOverdue) return 'даты прошли'
  return days === null ? `минимум ${daysText(minOrderDays)}` : daysText(days)
}

// The modal's code arrives while the pointer is still on its way.
function preloadModal(): void {
  void import('./DateModal.tsx')
}
