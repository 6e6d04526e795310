import type { ReactNode } from 'react'
import { ASKED, FORM_FIELDS, HAS_DELIVERY, HAS_EXTRA_FIELDS, HAS_PICKUP } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { TICKED } from '#gateway/rental/orderFields.ts'
import type { Period } from '#gateway/rental/period.ts'
import { type ShopMoment, slotProblems } from '#gateway/rental/slots.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { ANY_TIME, slotChoices, type TimeSlot, toTimeSlot } from '#renderer/settings/timeSlots.ts'
import { useSiteSettings } from '#renderer/settings/useSiteSettings.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { dayMonth } from '#renderer/ui/format.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { chosenPlace, type OrderTerms, placeText } from '../../orderTerms.ts'
import css from './OrderSheet.module.css'
import { OrderText } from './OrderText.tsx'
import type { OrderFields } from './orderDraft.ts'
import { EXTRAS } from './orderForm.ts'

type Props = {
  fields: OrderFields
  period: Period
  moment: ShopMoment
  said: Pick<OrderTerms, 'places'>
  /** Without scripts a choice shows and hides nothing: both ways are shown. */
  isPlain?: boolean
  /** The fields that go with the address. */
  children?: ReactNode
}

/** Delivery and return, and anything else the company should know. */
export function DeliveryFields({ fields, period, moment, said, isPlain = false, children }: Props) {
  const isOpen = isPlain && HAS_CHOICE
  const { form, problems, change } = fields
  const settings = useSiteSettings()
  const { handOver } = useDates().rules
  const isDelivery = form.method === 'DELIVERY'
  const { places } = said
  const place = chosenPlace(said, form.pickupPlace)
  const [start, end] = [dayMonth(period.start), dayMonth(period.end)]
  // Without scripts the time that stands in the form may be changed at the same time.
  const deliverySlot = isPlain ? null : form.deliverySlot
  const wrongIn = (slots: Parameters<typeof slotProblems>[0]) => slotProblems(slots, period, moment, handOver)
  const received = isOpen
    ? texts.orderForm.receive
    : isDelivery
      ? texts.orderForm.bring
      : texts.orderForm.fetch
  const back = isOpen
    ? texts.orderForm.giveBack
    : isDelivery
      ? texts.orderForm.takeAway
      : texts.orderForm.bringBack
  const slots = [
    {
      ...{ name: 'deliverySlot' as const, label: received(start) },
      fits: (slot: TimeSlot) => !wrongIn({ deliverySlot: slot }).deliverySlot,
      filled: (slot: TimeSlot | null) => ({ deliverySlot: slot }),
    },
    {
      ...{ name: 'returnSlot' as const, label: back(end) },
      fits: (slot: TimeSlot) => !wrongIn({ deliverySlot, returnSlot: slot }).returnSlot,
      filled: (slot: TimeSlot | null) => ({ returnSlot: slot }),
    },
  ]
  return (
    <section className={css.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="h3">
        {texts.orderForm.handover}
      </h2>
      {HAS_CHOICE && (
        <Segmented
          label={texts.orderForm.method}
          {...(isPlain && { name: 'method' })}
          options={METHODS}
          value={form.method}
          onChange={(method) => change({ method })}
          className={css.method}
        />
      )}
      {HAS_DELIVERY &&
        (isDelivery || isOpen) &&
        FORM_FIELDS.map(
          (field) =>
            field.name === 'address' && (
              <OrderText
                key={field.name}
                {...{ field, fields }}
                {...(isOpen && { required: false, optionalText: texts.orderForm.addressOptional })}
              />
            ),
        )}
      {isDelivery && children}
      {HAS_PICKUP && (!isDelivery || isOpen) && place && (
        <Select
          name="pickupPlace"
          label={texts.orderForm.pickUpPlace}
          value={place.id}
          options={places.map((each) => ({ value: each.id, title: placeText(each) }))}
          onChange={(pickupPlace) => change({ pickupPlace })}
        />
      )}
      {HAS_PICKUP && (!isDelivery || isOpen) && !place && (
        <p className={css.pickup}>
          <span>
            {(isOpen || !HAS_CHOICE ? `${texts.orderForm.pickUp}: ` : '') +
              (settings?.footer.address ?? texts.orderForm.addressByPhone)}
          </span>
          {settings?.workingHours?.warehouse && (
            <span className="muted">
              <br />
              {settings.workingHours.warehouse}
            </span>
          )}
        </p>
      )}
      <div className={css.pair}>
        {slots.map(
          ({ name, label, fits, filled }) =>
            ASKED[name] !== 'absent' && (
              <Select
                key={name}
                {...{ name, label, error: problems[name], value: form[name] ?? ANY_TIME }}
                options={slotChoices(ASKED[name] === 'required', fits)}
                onChange={(slot) => change(filled(toTimeSlot(slot)))}
              />
            ),
        )}
      </div>
      {HAS_EXTRA_FIELDS && <ExtraFields fields={fields} />}
      {FORM_FIELDS.map(
        (field) =>
          field.part === null && (
            <OrderText
              key={field.name}
              {...{ field, fields }}
              {...(field.name === 'comment' && { placeholder: settings?.order?.comment ?? '' })}
            />
          ),
      )}
    </section>
  )
}

const HAS_CHOICE = HAS_DELIVERY && HAS_PICKUP

const METHODS = [
  { value: 'DELIVERY', title: texts.words.delivery },
  { value: 'PICKUP', title: texts.orderForm.pickUp },
] as const

/** The company's own fields. */
function ExtraFields({ fields: { form, problems, change, text } }: { fields: OrderFields }) {
  return EXTRAS.map(({ field, label, kind, required }) => {
    if (kind === 'checkbox') {
      return (
        <Checkbox
          key={field}
          name={field}
          value={TICKED}
          required={required}
          checked={form[field] === TICKED}
          onChange={({ target }) => change({ [field]: target.checked ? TICKED : '' })}
          error={problems[field]}
          label={label}
        />
      )
    }
    const look = { label, required, ...(!required && { optionalText: texts.form.optional }) }
    if (kind === 'multiline') return <TextArea key={field} {...look} {...text(field)} />
    return (
      <TextField
        key={field}
        {...look}
        {...(kind === 'number' && { inputMode: 'numeric' })}
        {...text(field)}
      />
    )
  })
}
