import { useDates } from '#renderer/dates/useDates.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { dayMonth, roubles } from '#renderer/ui/format.ts'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ShieldCheck, Truck } from '#renderer/ui/icons.ts'
import css from './DeliveryNote.module.css'

/** Delivery and return of the product, in the shop's own terms; the dates only of what is free on them. */
export function DeliveryNote({ isFree }: { isFree: boolean }) {
  const { period } = useDates()
  const delivery = useSiteSettings()?.delivery
  const when =
    period && isFree ? `Привезём ${dayMonth(period.start)} и\u00a0заберём ${dayMonth(period.end)}. ` : ''
  return (
    <ul className={css.notes}>
      {delivery?.price != null && (
        <li>
          <Icon of={Truck} />
          <span>
            {when}
            Доставка{delivery.zone && `: ${delivery.zone}`}&nbsp;— {roubles(delivery.price)}
            {delivery.freeFrom != null &&
              `, при заказе от\u00a0${roubles(delivery.freeFrom)}\u00a0— бесплатно`}
          </span>
        </li>
      )}
      <li>
        <Icon of={ShieldCheck} />
        <span>Проверяем и&nbsp;чистим каждую вещь перед выдачей</span>
      </li>
    </ul>
  )
}
