import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { NORM_GUESTS } from '#company/norms.ts'
import { texts } from '#company/texts/index.ts'
import { WHOLE_FROM_1 } from '#gateway/rental/quantity.ts'
import { NORMS_PATH } from '#renderer/page/paths.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import css from './GuestsForm.module.css'

/** «Сколько мне нужно» on the home page: the number of guests, and in its place the answer. Without scripts, and where its code does not come, the answer is a page of its own. */
export function GuestsForm() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState<Readonly<Record<string, string>> | null>(null)
  const [isPressed, setPressed] = useState(false)
  const Answer = useLazyModule(submitted !== null, loadAnswer, () =>
    isPressed ? form.current?.submit() : setSubmitted(null),
  )

  // Not part of the page's query: the server caches one page for all guests.
  useEffect(() => {
    const params = Object.fromEntries(new URLSearchParams(location.search))
    if (params.guests) setSubmitted(params)
  }, [])

  if (submitted && Answer) {
    return (
      <Answer initial={submitted} path="/">
        <h2 className="h2" tabIndex={-1} ref={isPressed ? focus : null}>
          {texts.howMany.title}
        </h2>
      </Answer>
    )
  }
  return (
    <form ref={form} action={NORMS_PATH} aria-labelledby={id} className={css.form} onSubmit={answerHere}>
      <h2 id={id} className="h2">
        {texts.howMany.title}
      </h2>
      <label>
        <span className="small muted">{texts.howMany.guests}</span>
        <input
          name="guests"
          className={css.guests}
          inputMode="numeric"
          autoComplete="off"
          pattern={WHOLE_FROM_1}
          title={texts.ui.wholeNumber}
          maxLength={4}
          required
          defaultValue={NORM_GUESTS}
        />
      </label>
      <Button type="submit" variant="ink" size="lg" busy={submitted !== null}>
        {texts.howMany.count}
      </Button>
    </form>
  )

  function answerHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPressed(true)
    setSubmitted({ guests: String(new FormData(event.currentTarget).get('guests')) })
  }
}

const loadAnswer = async () => (await import('#renderer/sets/CategoryAnswer.tsx')).lateAnswers.HowManyAnswer

/** The form that was pressed is gone: the keyboard goes on where the answer begins, and on a phone the answer is in sight. */
function focus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
