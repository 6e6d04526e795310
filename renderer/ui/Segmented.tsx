import { useId } from 'react'
import css from './Segmented.module.css'

/** A choice of one among a few: radio buttons drawn as a divided capsule. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, name, options, value, onChange, className } = props
  const ownName = useId()
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
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
  /** The name of the choice; read aloud, not shown. */
  label: string
  /** The radio group's name; own when left out. */
  name?: string
  options: readonly { value: Value; title: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}
