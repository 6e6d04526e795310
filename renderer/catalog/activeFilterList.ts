import { MONEY_BEFORE } from '#company/constants.ts'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import { type CatalogState, chosenFlags, flagsOf } from './catalogUrl.ts'

/** One chosen filter: its words, and the change that takes it away. */
type ActiveFilter = { title: string; removal: Partial<CatalogState> }

/** The chosen filters in the order of the filters. `categoryTitle` names the chosen category. */
export function activeFilters(state: CatalogState, categoryTitle?: string): ActiveFilter[] {
  const price = priceTitle(state)
  return [
    ...(price ? [{ title: price, removal: { minPrice: null, maxPrice: null } }] : []),
    ...chosenFlags(state).map((each) => ({ title: each.title, removal: flagsOf(false, [each]) })),
    ...state.brands.map((brand) => ({ title: brand, removal: { brands: toggled(state.brands, brand) } })),
    ...state.volumes.map((volume) => ({
      title: volume,
      removal: { volumes: toggled(state.volumes, volume) },
    })),
    ...(state.category === null
      ? []
      : [{ title: categoryTitle ?? state.category, removal: { category: null } }]),
  ]
}

/** A list of choices with `value` added, or without it when it was there already. */
export function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort()
}

/** The change that takes every filter away; the order stays. */
export const withoutFilters = {
  category: null,
  brands: [],
  volumes: [],
  minPrice: null,
  maxPrice: null,
  ...flagsOf(false),
} satisfies Partial<CatalogState>

function priceTitle({ minPrice, maxPrice }: CatalogState): string | null {
  if (minPrice !== null && maxPrice !== null)
    return `${texts.catalog.from} ${MONEY_BEFORE}${thousands(minPrice)} ${texts.catalog.to} ${roubles(maxPrice)}`
  if (minPrice !== null) return `${texts.catalog.from} ${roubles(minPrice)}`
  return maxPrice === null ? null : `${texts.catalog.atMost} ${roubles(maxPrice)}`
}
