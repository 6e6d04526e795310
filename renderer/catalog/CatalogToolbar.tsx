import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#company/texts/index.ts'
import { Select } from '#renderer/ui/Select.tsx'
import { say } from '#renderer/ui/toasts.ts'
import css from './CatalogToolbar.module.css'
import { SORT_NAMES } from './catalogUrl.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { ListingDates } from './ListingDates.tsx'
import type { CatalogControls } from './useCatalogState.ts'

/** The form of the filters; the order is outside of it and belongs to it. */
export const FILTER_FORM = 'catalog-filters'

/** Above the products: for which dates they are shown and in which order; on a phone the button of the filters, too. */
export function CatalogToolbar({ controls, filters, total, isSearch }: CatalogToolbarProps) {
  const { state, isPending, update } = controls
  const options = isSearch ? SEARCH_SORTS : SORTS
  const name = SORT_NAMES[state.sort]
  const title = options.find(({ value }) => value === name)?.title
  const before = useRef(title)
  // As many products in another order: no number says that they are here.
  useEffect(() => {
    if (isPending) return
    if (title && before.current !== title) say(title)
    before.current = title
  }, [title, isPending])
  return (
    <div className={css.tools}>
      {filters && (
        <div className={`needs-scripts ${css.sheet}`}>
          <FilterSheet controls={controls} total={total}>
            {filters}
          </FilterSheet>
        </div>
      )}
      <ListingDates className={css.dates} />
      <Select
        plain
        className={css.sort}
        label={texts.catalog.sort}
        labelHidden
        name="sort"
        form={FILTER_FORM}
        value={name}
        options={options}
        onChange={(chosen) => update({ sort: SORT_BY_NAME[chosen] })}
      />
    </div>
  )
}

type CatalogToolbarProps = {
  controls: CatalogControls
  /** Null: the listing has none. */
  filters: ReactNode
  /** How many products the present choice finds; null where nobody knows. */
  total: number | null
  /** The results of a search: in order of popularity the best answers come first. */
  isSearch: boolean
}

const SORTS = [
  { value: SORT_NAMES.POPULAR, title: texts.catalog.popular },
  { value: SORT_NAMES.CHEAPEST, title: texts.catalog.cheapest },
  { value: SORT_NAMES.MOST_EXPENSIVE, title: texts.catalog.dearest },
] as const

const SEARCH_SORTS = SORTS.map((sort) =>
  sort.value === SORT_NAMES.POPULAR ? { ...sort, title: texts.catalog.best } : sort,
)

const SORT_BY_NAME = {
  popular: 'POPULAR',
  cheapest: 'CHEAPEST',
  most_expensive: 'MOST_EXPENSIVE',
} as const
