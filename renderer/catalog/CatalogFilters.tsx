import type { ReactNode } from 'react'
import { ChipRow } from '#renderer/ui/ChipRow.tsx'
import { ChipToggle } from '#renderer/ui/ChipToggle.tsx'
import { Select } from '#renderer/ui/Select.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import css from './CatalogFilters.module.css'
import type { CatalogState } from './catalogAddress.ts'
import type { Facets } from './listing.ts'
import { OptionList } from './OptionList.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { priceBounds } from './priceBounds.ts'
import { toggled } from './toggled.ts'

/** Everything that a listing can be narrowed by; what has no choice is not shown. */
export function CatalogFilters({ facets, state, withCategories, onChange }: CatalogFiltersProps) {
  const bounds = priceBounds(facets)
  const categories = withCategories ? facets.categories : []
  return (
    <>
      {bounds && (
        <Group title="Цена за сутки">
          <PriceFilter state={state} bounds={bounds} onChange={onChange} />
        </Group>
      )}
      <Group>
        <Switch
          label="Только в наличии"
          name="in_stock"
          value="1"
          checked={state.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
      </Group>
      {facets.brands.length > 0 && (
        <Group title="Бренды">
          <OptionList
            name="brands"
            options={facets.brands}
            chosen={state.brands}
            onToggle={(brand) => onChange({ brands: toggled(state.brands, brand) })}
          />
        </Group>
      )}
      {facets.volumes.length > 0 && (
        <Group title="Объём">
          <ChipRow>
            {facets.volumes.map(({ value, label }) => (
              <ChipToggle
                key={value}
                compact
                type="submit"
                name="volumes"
                value={value}
                pressed={state.volumes.includes(value)}
                onClick={(event) => {
                  event.preventDefault()
                  onChange({ volumes: toggled(state.volumes, value) })
                }}
              >
                {label}
              </ChipToggle>
            ))}
          </ChipRow>
          {state.volumes.map((volume) => (
            <input key={volume} type="hidden" name="volumes" value={volume} />
          ))}
        </Group>
      )}
      {(categories.length > 1 || (withCategories && state.category !== null)) && (
        <Group title="Категория">
          <Select
            label="Категория"
            labelHidden
            name="category"
            value={state.category ?? ''}
            options={categoryOptions(categories, state.category)}
            onChange={(category) => onChange({ category: category || null })}
          />
        </Group>
      )}
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

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={title ? css.legend : 'visually-hidden'}>{title ?? 'Наличие'}</legend>
      {children}
    </fieldset>
  )
}

function categoryOptions(categories: Facets['categories'], chosen: string | null) {
  const options = categories.map(({ value, label }) => ({ value, title: label }))
  const isListed = chosen === null || options.some(({ value }) => value === chosen)
  return [
    { value: '', title: 'Все категории' },
    ...(isListed ? [] : [{ value: chosen, title: chosen }]),
    ...options,
  ]
}
