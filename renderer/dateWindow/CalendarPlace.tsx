import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import css from './CalendarPlace.module.css'

/** Stands where the calendar will. */
export function CalendarPlace() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Загружаем календарь
      </p>
      <Skeleton className={css.calendar} />
    </>
  )
}
