import type { Period } from '#gateway/rental/period.ts'
import { ANY_TIME, SLOT_CHOICES, toTimeSlot } from '#renderer/settings/timeSlots.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { dayMonth } from '#renderer/ui/format.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './OrderSheet.module.css'
import type { OrderFields } from './useOrderForm.ts'

type Props = {
  fields: OrderFields
  period: Period
  /** Without scripts a choice shows and hides nothing: both ways are shown. */
  isPlain?: boolean
}

/** Delivery and return, and anything else the company should know. */
export function DeliveryFields({ fields, period, isPlain = false }: Props) {
  const { form, problems, change, text } = fields
  const settings = useSiteSettings()
  const isDelivery = form.method === 'DELIVERY'
  const [start, end] = [dayMonth(period.start), dayMonth(period.end)]
  return (
    <section className={css.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="h3">
        Получение и&nbsp;возврат
      </h2>
      <Segmented
        label="Способ"
        {...(isPlain && { name: 'method' })}
        options={METHODS}
        value={form.method}
        onChange={(method) => change({ method })}
        className={css.method}
      />
      {(isDelivery || isPlain) && (
        <TextField
          label="Адрес площадки"
          {...(isPlain && { optionalText: '— для\u00A0доставки' })}
          autoComplete="street-address"
          placeholder="Город, улица, дом, как заехать"
          required={!isPlain}
          {...text('address')}
        />
      )}
      {(!isDelivery || isPlain) && (
        <p className={css.pickup}>
          {isPlain && 'Самовывоз: '}
          {settings?.footer.address ?? 'Адрес склада подскажем по\u00A0телефону'}
          {settings?.workingHours?.warehouse && (
            <span className="muted">
              <br />
              {settings.workingHours.warehouse}
            </span>
          )}
        </p>
      )}
      <div className={css.pair}>
        <Select
          name="deliverySlot"
          label={isPlain ? `Получение ${start}` : `${isDelivery ? 'Привезти' : 'Заберу'} ${start}`}
          options={SLOT_CHOICES}
          value={form.deliverySlot ?? ANY_TIME}
          onChange={(slot) => change({ deliverySlot: toTimeSlot(slot) })}
          error={problems.deliverySlot}
        />
        <Select
          name="returnSlot"
          label={isPlain ? `Возврат ${end}` : `${isDelivery ? 'Забрать' : 'Верну'} ${end}`}
          options={SLOT_CHOICES}
          value={form.returnSlot ?? ANY_TIME}
          onChange={(slot) => change({ returnSlot: toTimeSlot(slot) })}
          error={problems.returnSlot}
        />
      </div>
      <TextArea label="Комментарий" placeholder={settings?.order?.comment ?? ''} {...text('comment')} />
    </section>
  )
}

const METHODS = [
  { value: 'DELIVERY', title: 'Доставка' },
  { value: 'PICKUP', title: 'Самовывоз' },
] as const
