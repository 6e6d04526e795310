import css from './Cells.module.css'
import { classes } from './classes.ts'

/** ■■▨: a square for each day, full for basic days, hatched for additional ones. The words are beside it. */
export function Cells({ basic, additional, overdue = false, className }: CellsProps) {
  const full = Math.min(basic, MAX_SQUARES)
  const hatched = Math.min(additional, MAX_SQUARES - full)
  return (
    <span className={classes(css.cells, className)} aria-hidden="true">
      {Array.from({ length: full + hatched }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike and never move
        <i key={day} className={overdue ? css.overdue : day < full ? css.basic : css.additional} />
      ))}
    </span>
  )
}

/** A period may be any length; a row of squares may not. */
const MAX_SQUARES = 31

export type CellsProps = {
  /** Days at the basic price. */
  basic: number
  /** Days beyond, at the additional price. */
  additional: number
  /** The dates have passed: empty outlines. */
  overdue?: boolean
  className?: string | undefined
}
