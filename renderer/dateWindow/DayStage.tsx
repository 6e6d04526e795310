import type { ReactNode } from 'react'
import { CalendarStrip, type CalendarStripProps } from './CalendarStrip.tsx'
import css from './DayStage.module.css'

/** The days of a rental on a strip of the calendar; above it what is placed on them, below it their total. */
export function DayStage({ things, title, note, children, ...strip }: DayStageProps) {
  return (
    <div className={css.stage}>
      {things}
      <CalendarStrip {...strip} />
      <div className={css.below}>
        <div>
          <p className={css.title}>{title}</p>
          <p className={`muted small ${css.note}`}>{note}</p>
        </div>
        {children}
      </div>
    </div>
  )
}

type DayStageProps = CalendarStripProps & {
  /** Placed behind the strip. */
  things?: ReactNode
  title: ReactNode
  note: ReactNode
  /** Beside the title. */
  children: ReactNode
}
