import { isDay, type Period, periodDays } from './data/days.ts'
import { invalidParameter } from './problem.ts'

/** A page of a list: how many items to skip and how many to give. */
type Paging = { limit: number; offset: number }

/** How a list is sorted; ties are in order of id. */
type Sort<By extends string = string> = { by: By; direction: 'ASC' | 'DESC' }

/** The query of a request, read by name. An empty parameter counts as absent. */
export class Parameters {
  readonly #search: URLSearchParams

  constructor(search: URLSearchParams) {
    this.#search = search
  }

  text(name: string): string | null {
    return this.#search.get(name) || null
  }

  /** A whole number from `min` on; more than `max` counts as `max`. */
  count(name: string, options: { fallback: number; min: number; max: number }): number {
    const given = this.text(name)
    if (given === null) return options.fallback
    if (!/^\d{1,15}$/.test(given) || Number(given) < options.min)
      throw invalidParameter(name, `целое число от ${options.min}`)
    return Math.min(Number(given), options.max)
  }

  paging(fallback = 20): Paging {
    const limit = this.count('limit', { fallback, min: 1, max: MAX_ITEMS })
    const page = this.count('page', { fallback: 1, min: 1, max: LAST_PAGE })
    return { limit, offset: (page - 1) * limit }
  }

  /** A sort by one of the `columns` (parameter value → SQL expression). */
  sort<By extends string>(
    columns: Record<string, By>,
    fallback: string,
    direction: Sort['direction'] = 'DESC',
  ): Sort<By> {
    const name = this.text('order_by') ?? fallback
    const by = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (by === undefined) throw invalidParameter('order_by', `одно из: ${Object.keys(columns).join(', ')}`)
    const requested = (this.text('order_dir') ?? direction).toUpperCase()
    if (requested !== 'ASC' && requested !== 'DESC') throw invalidParameter('order_dir', 'asc или desc')
    return { by, direction: requested }
  }

  /** True if a flag is set: `true` or `1`. */
  flag(name: string): boolean {
    const given = this.text(name)
    if (given === null || given === 'false' || given === '0') return false
    if (given === 'true' || given === '1') return true
    throw invalidParameter(name, 'true или false')
  }

  /** A price in roubles, as kopecks. */
  kopecks(name: string): number | null {
    const given = this.text(name)
    if (given === null) return null
    const roubles = /^-?\d{1,30}(\.\d{1,30})?(e\+\d{1,2})?$/i.test(given) ? Number(given) : Number.NaN
    if (Number.isNaN(roubles)) throw invalidParameter(name, 'цена в рублях')
    return Math.round(Math.max(Math.min(roubles, HIGHEST_PRICE), -1) * 100)
  }

  /** The values of a comma-joined list; null when it is absent. */
  list(name: string): string[] | null {
    const given = this.text(name)
    return given === null ? null : splitList(given)
  }

  /** The ids of a comma-joined list; what cannot be an id here is passed over. */
  ids(name: string): number[] | null {
    return this.list(name)?.flatMap(parseId) ?? null
  }

  /** A day that has to be given. */
  day(name: string): string {
    const given = this.text(name)
    if (!isDay(given)) throw invalidParameter(name, 'день вида ГГГГ-ММ-ДД')
    return given
  }

  /** The rental period, when its two days are given. */
  period(): Period | null {
    const start = this.text('reservation_start_at')
    const end = this.text('reservation_end_at')
    if (start === null && end === null) return null
    if (!isDay(start)) throw invalidParameter('reservation_start_at', 'день вида ГГГГ-ММ-ДД')
    if (!isDay(end)) throw invalidParameter('reservation_end_at', 'день вида ГГГГ-ММ-ДД')
    if (periodDays({ start, end }) < 1)
      throw invalidParameter('reservation_end_at', 'день не раньше reservation_start_at')
    return { start, end }
  }
}

const MAX_ITEMS = 100
const LAST_PAGE = 1_000_000
const HIGHEST_PRICE = 1_000_000_000_000

/** Splits a comma-joined list. A comma or a backslash that belongs to a value has a backslash before it: `0\,3 л,50 л`. */
export function splitList(list: string): string[] {
  const values = list.match(/(?:\\.|[^,\\]|\\$)+/gsu) ?? []
  return [...new Set(values.map((value) => value.replace(/\\(.)/gsu, '$1').trim()))].filter(Boolean)
}

/** An id as the embedded services give them; none when the text cannot be one. */
export function parseId(text: string): number[] {
  return /^\d{1,15}$/.test(text) ? [Number(text)] : []
}
