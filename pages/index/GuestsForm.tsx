import { useId } from 'react'
import { NORM_GUESTS } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { MAX_GUESTS } from '#gateway/rental/guests.ts'
import { NORMS_PATH } from '#gateway/rental/normsUrl.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './GuestsForm.module.css'

/** «Сколько мне нужно» on a page of other things: the number of guests, and the way to the page with the answer. */
export function GuestsForm() {
  const id = useId()
  return (
    <form action={NORMS_PATH} aria-labelledby={id} className={css.form}>
      <h2 id={id} className="h2">
        {texts.howMany.title}
      </h2>
      <label>
        <span className="small muted">{texts.howMany.guests}</span>
        <input
          type="number"
          name="guests"
          className={css.guests}
          min={1}
          max={MAX_GUESTS}
          required
          defaultValue={NORM_GUESTS}
        />
      </label>
      <Button type="submit" variant="ink" size="lg">
        {texts.howMany.count}
      </Button>
    </form>
  )
}
