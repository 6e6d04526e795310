import { texts } from '#company/texts/index.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { DeliveryState } from './useDeliveryQuote.ts'

/** The fields that the price of a delivery depends on besides address and times, and the words while there is none. */
export function DeliveryPlace({
  delivery: { isOffered, place, setPlace, said },
}: {
  delivery: DeliveryState
}) {
  if (!isOffered) return null
  return (
    <>
      <TextField
        label={texts.deliveryQuote.floor}
        optionalText={texts.form.optional}
        inputMode="numeric"
        maxLength={2}
        value={place.floor}
        onChange={({ target }) => setPlace({ ...place, floor: target.value.replace(/\D/g, '') })}
      />
      <Checkbox
        label={texts.deliveryQuote.lift}
        checked={place.lift}
        onChange={({ target }) => setPlace({ ...place, lift: target.checked })}
      />
      <p role="status" className="small muted">
        {said}
      </p>
    </>
  )
}
