import { texts } from '#company/texts/index.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { cart, useCart } from './cartStore.ts'
import css from './PromoCode.module.css'

/** The promo code of the cart, passed on to the company's own tariff: what it changes is a part of the sum. */
export function PromoCode() {
  const { isQuoted } = useDates()
  const code = useCart((state) => state.code)
  if (!isQuoted) return null
  return (
    <form
      className={`screen-only needs-scripts ${css.code}`}
      onSubmit={(event) => {
        event.preventDefault()
        cart.setCode(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      <TextField
        compact
        label={texts.sums.code}
        name="code"
        maxLength={100}
        autoComplete="off"
        defaultValue={code}
      />
      <Button type="submit" aria-label={`${texts.sums.applyCode}: ${texts.sums.code}`}>
        {texts.sums.applyCode}
      </Button>
      <p role="status" className="small muted">
        {code && texts.sums.codeSent}
      </p>
    </form>
  )
}
