import { type CSSProperties, useId } from 'react'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { MAX_GUESTS } from '#gateway/rental/quantity.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { Minus, Plus } from '#renderer/ui/icons.ts'
import css from './HowMany.module.css'
import type { NormsState } from './useNorms.ts'

/** The number of guests, as large as the answer: minus, a number that can be typed, plus, and a scale. */
export function GuestsField({ state: { guests, textOf, type } }: { state: NormsState }) {
  const id = useId()
  const text = textOf('guests', String(guests))
  const isWrong = text.trim() !== String(guests)
  const set = (count: number) => type('guests', String(Math.min(Math.max(count, 1), MAX_GUESTS)))
  return (
    <div>
      <div className={css.count}>
        <IconButton
          className="needs-scripts"
          variant="add"
          label={texts.norms.fewer}
          aria-disabled={guests <= 1 || undefined}
          onClick={() => set(guests - 1)}
        >
          <Icon of={Minus} />
        </IconButton>
        <label htmlFor={id}>
          <input
            id={id}
            name="guests"
            className={css.typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-note` : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type('guests', event.target.value)}
          />
          <span className="small muted">{texts.norms.ofGuests}</span>
        </label>
        <IconButton
          className="needs-scripts"
          variant="add"
          label={texts.norms.more}
          aria-disabled={guests >= MAX_GUESTS || undefined}
          onClick={() => set(guests + 1)}
        >
          <Icon of={Plus} />
        </IconButton>
      </div>
      <noscript>
        <Button type="submit" variant="primary" wide>
          {texts.howMany.count}
        </Button>
      </noscript>
      <input
        type="range"
        className={`needs-scripts ${css.scale}`}
        aria-label={texts.norms.number}
        min={SCALE.min}
        max={SCALE.max}
        step={5}
        value={guests}
        style={
          {
            '--at': Math.min(Math.max((guests - SCALE.min) / (SCALE.max - SCALE.min), 0), 1),
          } as CSSProperties
        }
        onChange={(event) => set(Number(event.target.value))}
      />
      <p id={`${id}-note`} role="status" className={`small ${css.note}`}>
        {isWrong && texts.norms.wrongGuests(thousands(MAX_GUESTS), thousands(guests))}
      </p>
    </div>
  )
}

/** The numbers of guests that most events have; others are typed. */
const SCALE = { min: 10, max: 200 }
