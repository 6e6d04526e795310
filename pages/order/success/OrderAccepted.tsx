import { CalendarPlus } from 'lucide-react'
import { daysIn } from '#gateway/rental/period.ts'
import type { PlacedOrder } from '#renderer/order/placedOrder.ts'
import { type TimeSlot, timeSlotText } from '#renderer/order/timeSlots.ts'
import { CalendarStrip, daysAround } from '#renderer/reservation/CalendarStrip.tsx'
import { useReservation } from '#renderer/reservation/useReservation.ts'
import { useSiteSettings } from '#renderer/site/useSiteSettings.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Facts } from '#renderer/ui/Facts.tsx'
import { dayMonth, roubles, weekday } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { calendarFile } from './calendarFile.ts'
import css from './OrderAccepted.module.css'

/** What was ordered, and what happens next. */
export function OrderAccepted({ order }: { order: PlacedOrder }) {
  const texts = useSiteSettings()?.order
  const { number, period, address, deliverySlot, returnSlot, total } = order
  return (
    <div className={css.accepted}>
      <h1 className={`display ${css.title}`}>{texts?.successTitle ?? 'Заказ принят'}</h1>
      <p className={css.text}>
        Заказ <b className="nowrap">№&nbsp;{number}</b>.{' '}
        {texts?.successText ?? 'Перезвоним и\u00A0подтвердим даты.'}
      </p>
      {daysIn(period) <= SHOWN_DAYS && <RentalStrip period={period} />}
      <Facts className={css.details}>
        <div>
          <dt>Выдача</dt>
          <dd>{when(period.start, deliverySlot)}</dd>
        </div>
        <div>
          <dt>Возврат</dt>
          <dd>{when(period.end, returnSlot)}</dd>
        </div>
        <div>
          <dt>{address ? 'Адрес' : 'Получение'}</dt>
          <dd>{address || 'Заберёте сами'}</dd>
        </div>
        {total !== null && (
          <div>
            <dt>Сумма</dt>
            <dd>
              <b className="nowrap">{roubles(total)}</b>, без доставки
            </dd>
          </div>
        )}
      </Facts>
      <div className={css.actions}>
        <Button variant="primary" size="lg" href="/catalog">
          Вернуться в&nbsp;каталог
        </Button>
        <Button size="lg" onClick={() => download(order)}>
          <Icon of={CalendarPlus} />
          В&nbsp;календарь
        </Button>
      </div>
    </div>
  )
}

function RentalStrip({ period }: Pick<PlacedOrder, 'period'>) {
  const { today, minOrderDays } = useReservation()
  const days = daysAround(period, 2)
  return (
    <CalendarStrip
      label="Дни аренды"
      days={days}
      period={period}
      minOrderDays={minOrderDays}
      today={today}
      notes={
        new Map([
          [period.start, 'Выдача'],
          [period.end, 'Возврат'],
        ])
      }
      phoneDays={{ from: 1, count: days.length - 2 }}
      className={css.strip}
    />
  )
}

/** A longer rental would need more days than fit side by side. */
const SHOWN_DAYS = 7

/** «Суббота, 12 декабря, с 9:00 до 12:00». */
function when(day: string, slot: TimeSlot | null): string {
  const name = weekday(day)
  const date = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}, ${dayMonth(day)}`
  return slot ? `${date}, ${timeSlotText(slot)}` : date
}

function download(order: PlacedOrder): void {
  const file = new Blob([calendarFile(order, new Date())], { type: 'text/calendar' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'sutki.ics'
  link.click()
  URL.revokeObjectURL(link.href)
}
