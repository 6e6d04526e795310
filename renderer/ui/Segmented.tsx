import { useId } from 'react'
import css from './Segmented.module.css'

/** A choice of one among a few: radio buttons drawn as a divided capsule. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelHidden = true, name, options, value, onChange, className } = props
  const ownName = useId()
  return (
    <fieldset className={className}>
      <legend className={labelHidden ? 'visually-hidden' : css.legend}>{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export type SegmentedProps<Value extends string> = {
  /** What is chosen. */
  label: string
  /** The label is read aloud but not shown (default). */
  labelHidden?: boolean
  /** The radio group's name; own when left out. */
  name?: string
  options: readonly { value: Value; title: string; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}
