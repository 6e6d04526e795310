import { ADDRESS, COMMENT, DELIVERY_SLOT, HAS_EXTRA_FIELDS, RETURN_SLOT } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { ANY_TIME, slotChoices, toTimeSlot } from '#renderer/settings/timeSlots.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { dayMonth } from '#renderer/ui/format.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { asked } from './asked.ts'
import { ExtraFields } from './ExtraFields.tsx'
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
        {texts.orderForm.handover}
      </h2>
      <Segmented
        label={texts.orderForm.method}
        {...(isPlain && { name: 'method' })}
        options={METHODS}
        value={form.method}
        onChange={(method) => change({ method })}
        className={css.method}
      />
      {ADDRESS !== 'absent' && (isDelivery || isPlain) && (
        <TextField
          label={texts.orderForm.address}
          autoComplete="street-address"
          placeholder={texts.orderForm.addressExample}
          {...(isPlain ? { optionalText: texts.orderForm.addressOptional } : asked(ADDRESS))}
          {...text('address')}
        />
      )}
      {(!isDelivery || isPlain) && (
        <p className={css.pickup}>
          {isPlain && `${texts.orderForm.pickUp}: `}
          {settings?.footer.address ?? texts.orderForm.addressByPhone}
          {settings?.workingHours?.warehouse && (
            <span className="muted">
              <br />
              {settings.workingHours.warehouse}
            </span>
          )}
        </p>
      )}
      <div className={css.pair}>
        {DELIVERY_SLOT !== 'absent' && (
          <Select
            name="deliverySlot"
            label={(isPlain
              ? texts.orderForm.receive
              : isDelivery
                ? texts.orderForm.bring
                : texts.orderForm.fetch)(start)}
            options={slotChoices(DELIVERY_SLOT === 'required')}
            value={form.deliverySlot ?? ANY_TIME}
            onChange={(slot) => change({ deliverySlot: toTimeSlot(slot) })}
            error={problems.deliverySlot}
          />
        )}
        {RETURN_SLOT !== 'absent' && (
          <Select
            name="returnSlot"
            label={(isPlain
              ? texts.orderForm.giveBack
              : isDelivery
                ? texts.orderForm.takeAway
                : texts.orderForm.bringBack)(end)}
            options={slotChoices(RETURN_SLOT === 'required')}
            value={form.returnSlot ?? ANY_TIME}
            onChange={(slot) => change({ returnSlot: toTimeSlot(slot) })}
            error={problems.returnSlot}
          />
        )}
      </div>
      {HAS_EXTRA_FIELDS && <ExtraFields fields={fields} />}
      {COMMENT !== 'absent' && (
        <TextArea
          label={texts.orderForm.comment}
          placeholder={settings?.order?.comment ?? ''}
          required={COMMENT === 'required'}
          {...text('comment')}
        />
      )}
    </section>
  )
}

const METHODS = [
  { value: 'DELIVERY', title: texts.words.delivery },
  { value: 'PICKUP', title: texts.orderForm.pickUp },
] as const
