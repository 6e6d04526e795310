import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { classes } from './classes.ts'
import { unitsText } from './format.ts'
import { Icon } from './Icon.tsx'
import { Minus, Plus, Trash2 } from './icons.ts'
import css from './Stepper.module.css'

/**
 * A quantity: minus, a number that can be typed, plus. Typing applies on blur or Enter; an empty field is 0. What
 * is no valid quantity is explained beside the field.
 */
export function Stepper({
  value,
  onChange,
  max = 9999,
  label,
  fieldLabel = texts.stepper.quantity(label),
  wide = false,
  removeAtOne = false,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useNoteUntilNextPress()
  const isFresh = useRef(false)
  const removes = removeAtOne && value <= 1
  const atMin = !removeAtOne && value <= 1
  const atMax = value >= max

  function commit() {
    if (typed === null) return
    setTyped(null)
    const count = typedCount(typed, { min: removeAtOne ? 0 : 1, max })
    setNote(count.note)
    const next = count.value
    if (next !== null && next !== value) onChange(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning into every card
    <div role="group" aria-label={fieldLabel} className={classes(css.stepper, wide && css.wide)}>
      <button
        type="button"
        aria-label={removes ? texts.stepper.removed(label) : texts.stepper.oneLess(label)}
        aria-disabled={atMin || undefined}
        onClick={atMin ? undefined : () => onChange(value - 1)}
      >
        <Icon of={removes ? Trash2 : Minus} size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED}
        aria-label={fieldLabel}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => {
          isFresh.current = true
          event.target.select()
        }}
        // Chromium and Firefox drop the selection on the press; WebKit after this event, unless it is prevented
        onMouseUp={(event) => {
          if (!isFresh.current) return
          isFresh.current = false
          event.preventDefault()
          const field = event.currentTarget
          if (field.selectionStart === field.selectionEnd) field.select()
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={texts.stepper.oneMore(label)}
        aria-disabled={atMax || undefined}
        onClick={() => (atMax ? setNote(onlyText(max)) : onChange(value + 1))}
      >
        <Icon of={Plus} size={18} />
      </button>
      <span role="status" className={css.note}>
        {note}
      </span>
    </div>
  )
}

// More than any count needs, so that a count which is too large gets its message and is not cut.
const MAX_TYPED = 7

function typedCount(typed: string, { min, max }: { min: number; max: number }) {
  // Copied from a page or a table it is «1 200».
  const text = typed.replace(/\s/g, '')
  if (!/^\d*$/.test(text)) return { value: null, note: texts.ui.wholeNumber }
  const entered = Number(text)
  if (entered > max) return { value: max, note: onlyText(max) }
  return entered < min
    ? { value: null, note: texts.stepper.atLeast(unitsText(min)) }
    : { value: entered, note: null }
}

function onlyText(max: number): string {
  return texts.stepper.only(unitsText(max))
}

export type StepperProps = {
  /** The current quantity. */
  value: number
  /** The new count, from 1 to `max`; with `removeAtOne` also 0. */
  onChange: (value: number) => void
  /** The plus stops here, and says that there are no more. */
  max?: number
  /** The name of what is counted, for screen readers. */
  label: string
  /** The name of the field, where it counts no pieces. */
  fieldLabel?: string
  /** 56 px high and as wide as its parent. */
  wide?: boolean
  /** At 1 the minus becomes a bin and still acts. */
  removeAtOne?: boolean
}

/** A short note that is shown until the next press of the pointer or of a key, wherever it is. */
function useNoteUntilNextPress(): [note: string | null, setNote: (note: string | null) => void] {
  const [note, setNote] = useState<string | null>(null)

  useEffect(() => {
    if (note === null) return
    const listeners = new AbortController()
    // While capturing: the press that brought the note is past that phase, and does not take it away at once.
    const options = { capture: true, signal: listeners.signal }
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, () => setNote(null), options)
    }
    return () => listeners.abort()
  }, [note])

  return [note, setNote]
}
