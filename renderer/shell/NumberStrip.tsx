import { classes } from '#renderer/ui/classes.ts'
import css from './NumberStrip.module.css'

/** A day of the strip: `ghost` does not exist, `stop` went wrong, `nil` has not come. */
export type StripDay = {
  caption: string
  number: number
  look?: 'ghost' | 'stop' | 'nil'
  wideOnly?: boolean
}

/** A strip of large calendar days from edge to edge: decoration of the pages for what went wrong. */
export function NumberStrip({ days }: { days: readonly StripDay[] }) {
  return (
    <div className={css.strip} aria-hidden="true">
      {days.map(({ caption, number, look, wideOnly }) => (
        <div key={number} className={classes(css.day, look && css[look], wideOnly && css.wideOnly)}>
          <span className={css.caption}>{caption}</span>
          <span className={css.number}>{number}</span>
        </div>
      ))}
    </div>
  )
}
