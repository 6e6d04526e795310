import { type CSSProperties, useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { classes } from './classes.ts'
import css from './RangeSlider.module.css'

/** Two thumbs on one line, each a native range input; the thumbs never pass each other. */
export function RangeSlider({
  label,
  min,
  max,
  value,
  onChange,
  onCommit,
  format,
  className,
}: RangeSliderProps) {
  const [from, to] = value
  const share = (at: number) => (max > min ? (Math.min(Math.max(at, min), max) - min) / (max - min) : 0)
  const thumb = { min, max }
  const group = useRef<HTMLDivElement>(null)

  // React's onChange is the browser's «input»; its «change», when a thumb is let go, is heard only so
  useEffect(() => {
    const element = group.current
    if (!element || !onCommit) return
    element.addEventListener('change', onCommit)
    return () => element.removeEventListener('change', onCommit)
  }, [onCommit])

  return (
    // biome-ignore lint/a11y/useSemanticElements: both inputs name themselves; a fieldset adds no meaning
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={classes(css.range, className)}
      style={{ '--from': share(from), '--to': share(to) } as CSSProperties}
    >
      <input
        {...thumb}
        type="range"
        // where both thumbs meet at the right end, only the lower one can still move
        style={{ zIndex: share(from) > 0.5 ? 2 : 1 }}
        aria-label={texts.range.rangeFrom(label)}
        aria-valuetext={format?.(from)}
        value={from}
        onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
      />
      <input
        {...thumb}
        type="range"
        aria-label={texts.range.rangeTo(label)}
        aria-valuetext={format?.(to)}
        value={to}
        onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
      />
    </div>
  )
}

export type RangeSliderProps = {
  /** The name of the limited value: «Цена за сутки». */
  label: string
  min: number
  max: number
  /** The lower and the upper end. */
  value: readonly [number, number]
  /** On every move. */
  onChange: (value: [number, number]) => void
  /** When a thumb is let go; the last `onChange` came before. */
  onCommit?: (() => void) | undefined
  /** How a screen reader says a value. */
  format?: ((value: number) => string) | undefined
  className?: string | undefined
}
