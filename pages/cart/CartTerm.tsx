import { daysText } from '#gateway/rental/dayWord.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { lengthParts } from '#renderer/cart/cartTexts.ts'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Alert } from '#renderer/ui/Alert.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cells } from '#renderer/ui/Cells.tsx'
import { clockTime, periodText, weekdayAndDay } from '#renderer/ui/format.ts'
import { CalendarX } from '#renderer/ui/icons.ts'
import css from './CartTerm.module.css'

/** The dates that the cart is for: chosen, passed, too short or not chosen yet; opens the date modal. */
export function CartTerm() {
  const { dates, period, days, isOverdue, minOrderDays, openDates } = useReservation()
  const hours = useSiteSettings()?.workingHours
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
  const extra = additionalDays(length)
  return (
    <div className={css.term}>
      {period ? (
        <div className={css.ends}>
          <p>
            <b>{weekdayAndDay(period.start)}</b>
            Выдача{hours?.open && ` с\u00A0${clockTime(hours.open)}`}
          </p>
          <p>
            <b>{weekdayAndDay(period.end)}</b>
            Возврат{hours?.close && ` до\u00A0${clockTime(hours.close)}`}
          </p>
          <p>
            <b>
              {daysText(length.days)} <Cells basic={length.days - extra} additional={extra} />
            </b>
            {lengthParts(length)}
          </p>
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
