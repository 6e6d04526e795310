import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import { ChipRow, ChipToggle } from '#renderer/ui/Chip.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { toggled } from './activeFilterList.ts'
import { BrandList } from './BrandList.tsx'
import css from './CatalogFilters.module.css'
import { type CatalogState, FLAGS, flagsOf } from './catalogUrl.ts'
import { type FilterOption, sizeGroups } from './filterOptions.ts'
import type { Facets } from './listing.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { priceBounds } from './priceBounds.ts'

/** All filters of a listing; a filter without options is not shown. */
export function CatalogFilters({ facets, state, withCategories, onChange }: CatalogFiltersProps) {
  const bounds = priceBounds(facets, state)
  const categories = withCategories ? facets.categories : []
  // The sizes of all the catalogue say nothing: glasses are beside kegs.
  const areAlike = !withCategories || state.category !== null
  return (
    <>
      {(categories.length > 1 || (withCategories && state.category !== null)) && (
        <Group title={texts.places.category}>
          <Select
            label={texts.places.category}
            labelHidden
            name="category"
            value={state.category ?? ''}
            options={categoryOptions(categories, state.category)}
            onChange={(category) => onChange({ category: category || null })}
          />
        </Group>
      )}
      {bounds && (
        <Group title={texts.catalog.price}>
          <PriceFilter state={state} bounds={bounds} onChange={onChange} />
        </Group>
      )}
      <Group>
        {FLAGS.map((shown) => (
          <Switch
            key={shown.name}
            label={shown.title}
            name={shown.name}
            value="1"
            checked={state[shown.flag]}
            onChange={(event) => onChange(flagsOf(event.target.checked, [shown]))}
          />
        ))}
      </Group>
      {facets.brands.length + state.brands.length > 0 && (
        <Group title={texts.catalog.brands}>
          <BrandList
            options={facets.brands}
            chosen={state.brands}
            onToggle={(brand) => onChange({ brands: toggled(state.brands, brand) })}
          />
        </Group>
      )}
      {sizeGroups(areAlike ? facets.volumes : [], state.volumes).map(({ title, options }) => (
        <Group key={title} title={title}>
          <SizeChips options={options} chosen={state.volumes} onChange={onChange} />
        </Group>
      ))}
      {state.volumes.map((volume) => (
        <input key={volume} type="hidden" name="volumes" value={volume} />
      ))}
    </>
  )
}

export type CatalogFiltersProps = {
  facets: Facets
  state: CatalogState
  /** The page itself fixes no category. */
  withCategories: boolean
  onChange: (change: Partial<CatalogState>) => void
}

function SizeChips({ options, chosen, onChange }: SizeChipsProps) {
  return (
    <ChipRow>
      {options.map(({ value, label }) => (
        <ChipToggle
          key={value}
          compact
          type="submit"
          name="volumes"
          value={value}
          pressed={chosen.includes(value)}
          onClick={(event) => {
            event.preventDefault()
            onChange({ volumes: toggled(chosen, value) })
          }}
        >
          {label}
        </ChipToggle>
      ))}
    </ChipRow>
  )
}

type SizeChipsProps = {
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: CatalogFiltersProps['onChange']
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={title ? css.legend : 'visually-hidden'}>{title ?? texts.catalog.flags}</legend>
      {children}
    </fieldset>
  )
}

function categoryOptions(categories: Facets['categories'], chosen: string | null) {
  const options = categories.map(({ value, label }) => ({ value, title: label }))
  const isListed = chosen === null || options.some(({ value }) => value === chosen)
  return [
    { value: '', title: texts.catalog.allCategories },
    ...(isListed ? [] : [{ value: chosen, title: chosen }]),
    ...options,
  ]
}
