import { useState } from 'react'
import { texts } from '#company/texts/index.ts'
import { Checkbox } from '#renderer/ui/Checkbox.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { ChevronDown } from '#renderer/ui/icons.ts'
import css from './CatalogFilters.module.css'
import { type FilterOption, optionsWithChosen } from './filterOptions.ts'

/** Brands to tick, the largest first; a long list opens with «Ещё 5 брендов», also without scripts. What was ticked before is in sight. */
export function BrandList({ options: offered, chosen, onToggle }: BrandListProps) {
  // A box stays where it is when it is ticked: elsewhere it would lose the focus.
  const [before] = useState(chosen)
  const options = optionsWithChosen(offered, chosen)
  const rest = options.slice(SHOWN).filter(({ value }) => !before.includes(value))
  const box = ({ value, label, count }: FilterOption) => (
    <Checkbox
      key={value}
      name="brands"
      value={value}
      label={label}
      count={count ?? undefined}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
    />
  )
  return (
    <>
      {options.filter((option) => !rest.includes(option)).map(box)}
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>
            <span>{texts.catalog.moreBrands(rest.length)}</span>
            <Icon of={ChevronDown} size={18} />
          </summary>
          {rest.map(box)}
        </details>
      )}
    </>
  )
}

type BrandListProps = {
  options: readonly FilterOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const SHOWN = 7
