import { useState } from 'react'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown } from '#renderer/ui/icons.ts'
import css from './CatalogFilters.module.css'
import { type FilterOption, optionsWithChosen } from './filterOptions.ts'

/** Boxes to tick, the largest first; a long list opens with «Ещё 5 брендов». What is ticked is always in sight. */
export function OptionList({ name, options: offered, chosen, rest: restText, onToggle }: OptionListProps) {
  const [isOpen, setOpen] = useState(false)
  const options = optionsWithChosen(offered, chosen)
  const rest = isOpen ? [] : options.slice(SHOWN).filter(({ value }) => !chosen.includes(value))
  const shown = options.filter((option) => !rest.includes(option))
  return (
    <>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          count={count ?? undefined}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {rest.length > 0 && (
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          <span>{restText(rest.length)}</span>
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
    </>
  )
}

type OptionListProps = {
  /** Of the boxes in the URL. */
  name: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  /** What the button says that shows so many more: «Ещё 5 брендов». */
  rest: (count: number) => string
  onToggle: (value: string) => void
}

const SHOWN = 7
