import { texts } from '#company/texts/index.ts'
import { classes } from '#renderer/ui/classes.ts'
import css from './OpenDot.module.css'
import { useShopHour } from './useShopHour.ts'
import { isOpenAt, workingDay } from './workingDay.ts'

/** A dot before the working hours: full while the shop is open, a ring while it is closed or before hydration. */
export function OpenDot({ hours }: { hours: { open: string | null; close: string | null } | null }) {
  const now = useShopHour()
  const day = workingDay(hours)
  const isOpen = now !== null && day !== null && isOpenAt(day, now)
  return (
    <>
      <i className={classes(css.dot, isOpen && css.open)} />
      {isOpen && <span className="visually-hidden">{texts.frame.open}</span>}
    </>
  )
}
