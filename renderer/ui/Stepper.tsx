import { Minus, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import css from './Stepper.module.css'

/** Counts pieces: minus, a number that can be typed, plus. What is typed counts on blur or Enter; an empty field is 0. */
export function Stepper({
  value,
  onChange,
  onDecrease = () => onChange(value - 1),
  onIncrease = () => onChange(value + 1),
  min = 1,
  max = 9999,
  label,
  variant = 'ink',
  removeAtOne = false,
  className,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const removes = removeAtOne && value <= 1
  const atMin = !removeAtOne && value <= min
  const atMax = value >= max

  function commit() {
    if (typed === null) return
    setTyped(null)
    const text = typed.trim()
    // «1,5» and «-3» are no counts: the number that was there comes back.
    if (!/^\d*$/.test(text)) return
    const wanted = Number(text)
    const next = wanted === 0 ? 0 : Math.min(Math.max(wanted, min), max)
    if (next !== value) onChange(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning into every card
    <div
      role="group"
      aria-label={`Количество: ${label}`}
      className={classes(css.stepper, css[variant], className)}
    >
      <button
        type="button"
        aria-label={removes ? `Убрать: ${label}` : `Убрать одну штуку: ${label}`}
        aria-disabled={atMin || undefined}
        onClick={atMin ? undefined : onDecrease}
      >
        <Icon of={removes ? Trash2 : Minus} size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={`Количество: ${label}`}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={`Добавить одну штуку: ${label}`}
        aria-disabled={atMax || undefined}
        onClick={atMax ? undefined : onIncrease}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  )
}

export type StepperProps = {
  /** How many pieces now. */
  value: number
  /** The count that was typed, between `min` and `max`; 0 when the field was emptied or 0 was typed. */
  onChange: (value: number) => void
  /** Instead of `onChange(value - 1)`. */
  onDecrease?: () => void
  /** Instead of `onChange(value + 1)`. */
  onIncrease?: () => void
  /** The minus stops here, unless `removeAtOne`. */
  min?: number
  /** The plus stops here. */
  max?: number
  /** The name of what is counted, for screen readers. */
  label: string
  /** `ink` black; `line` outlined; `tile` lime, for a card; `wide` outlined, 56 px high, as wide as its parent. */
  variant?: 'ink' | 'line' | 'tile' | 'wide'
  /** At 1 the minus becomes a bin and still acts. */
  removeAtOne?: boolean
  className?: string | undefined
}
