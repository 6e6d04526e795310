import { daysText } from '#gateway/rental/dayWord.ts'
import { TermEnds } from '#renderer/cart/TermEnds.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { periodText } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './CartTerm.module.css'

/** The dates that the cart is for: chosen, passed, too short or not chosen yet; opens the date modal. */
export function CartTerm() {
  const { dates, period, days, isOverdue, minOrderDays, openDates } = useReservation()
  const open = () => openDates()

  if (dates && isOverdue) {
    return (
      <Alert icon={CalendarX} title={`${periodText(dates)} уже прошли`} className={css.overdue}>
        <div className={css.overdueText}>
          Цены ниже посчитаны для прежних дат
          <Button size="sm" className="screen-only" aria-haspopup="dialog" onClick={open}>
            Выбрать новые даты
          </Button>
        </div>
      </Alert>
    )
  }
  const length = { days: days ?? minOrderDays, minOrderDays }
  return (
    <div className={css.term}>
      {period ? (
        <div className={css.ends}>
          <TermEnds period={period} length={length} />
        </div>
      ) : (
        <div className={css.ends}>
          <p>
            <b>{dates ? `${periodText(dates)}\u00A0— слишком коротко` : 'Даты не\u00A0выбраны'}</b>
            Цены ниже&nbsp;— за&nbsp;минимальный срок, {daysText(minOrderDays)}
          </p>
        </div>
      )}
      <Button size="sm" className="screen-only" aria-haspopup="dialog" onClick={open}>
        {dates ? 'Изменить даты' : 'Выбрать даты'}
      </Button>
    </div>
  )
}
