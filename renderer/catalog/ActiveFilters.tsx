import { texts } from '#company/texts/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ChipRemove, ChipRow } from '#renderer/ui/Chip.tsx'
import css from './ActiveFilters.module.css'
import { activeFilters, withoutFilters } from './activeFilterList.ts'
import type { Facets } from './listing.ts'
import type { CatalogControls } from './useCatalogState.ts'

/** The chosen filters as links that take them away; nothing when none is chosen. */
export function ActiveFilters({ controls, categories }: ActiveFiltersProps) {
  const { state, hrefFor } = controls
  const categoryTitle = categories.find(({ value }) => value === state.category)?.label
  const filters = activeFilters(state, categoryTitle)
  if (filters.length === 0) return null
  return (
    <ChipRow className={css.filters}>
      {filters.map((filter) => (
        <ChipRemove key={hrefFor(filter.removal)} href={hrefFor(filter.removal)} keep-scroll-position="">
          {filter.title}
        </ChipRemove>
      ))}
      <Button variant="ghost" size="sm" href={hrefFor(withoutFilters)} keep-scroll-position="">
        {texts.words.reset}
      </Button>
    </ChipRow>
  )
}

type ActiveFiltersProps = {
  controls: CatalogControls
  /** The source of the chosen category's name. */
  categories: Facets['categories']
}
