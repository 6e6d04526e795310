import { texts } from '#company/texts/index.ts'
import type { Facets } from './listing.ts'

/** One choice of a filter; `count` is how many products it would find. */
export type FilterOption = Facets['brands'][number]

/** The choices with most products first, and those that are chosen but find nothing any more at the end. */
export function optionsWithChosen(
  options: readonly FilterOption[],
  chosen: readonly string[],
): FilterOption[] {
  const lost = chosen.filter((value) => options.every((option) => option.value !== value))
  const sorted = [...options].sort(
    (one, other) => (other.count ?? 0) - (one.count ?? 0) || byAlphabet(one.label, other.label),
  )
  return [...sorted, ...lost.map((value) => ({ value, label: value, count: 0 }))]
}

// A collator of the browser takes a phone 40 ms to make.
function byAlphabet(one: string, other: string): number {
  const [first = '', second = ''] = [one, other].map((label) => texts.search.folded(label.toLowerCase()))
  return Number(first > second) - Number(first < second)
}

/** Sizes that are measured alike, under a title of their own. */
type SizeGroup = { title: string; options: FilterOption[] }

/** Sizes by what they measure, each group from small to large: litres are no kilograms. A single one is no choice, unless it is chosen. */
export function sizeGroups(options: readonly FilterOption[], chosen: readonly string[]): SizeGroup[] {
  const groups = new Map<string, FilterOption[]>()
  for (const option of optionsWithChosen(options, chosen)) {
    const title = measured(option.label).title
    groups.set(title, [...(groups.get(title) ?? []), option])
  }
  return [...groups]
    .filter(([, sizes]) => sizes.length > 1 || sizes.some(({ value }) => chosen.includes(value)))
    .map(([title, sizes]) => ({
      title,
      options: sizes.sort((one, other) => measured(one.label).size - measured(other.label).size),
    }))
    .sort((one, other) => TITLES.indexOf(one.title) - TITLES.indexOf(other.title))
}

/** The measures of sizes, with their units. */
const MEASURES = [
  { title: texts.catalog.volume, units: texts.catalog.litres },
  { title: texts.catalog.load, units: texts.catalog.kilograms },
]
const OTHER = texts.catalog.size
const TITLES = [...MEASURES.map(({ title }) => title), OTHER]

function measured(label: string): { title: string; size: number } {
  const [, number = '', unit = ''] = /^(\d{1,9}(?:[.,]\d{1,6})?)\s?(\S{1,3})$/.exec(label) ?? []
  const measure = MEASURES.find(({ units }) => Object.hasOwn(units, unit))
  if (!measure) return { title: OTHER, size: 0 }
  return { title: measure.title, size: Number(number.replace(',', '.')) * (measure.units[unit] ?? 1) }
}
