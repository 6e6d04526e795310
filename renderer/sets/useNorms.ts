import { useState } from 'react'
import { useQuery } from 'urql'
import { NORM_GUESTS, NORM_SET_COUNT } from '#company/norms.ts'
import { normFields, normsParams, readGuests, readNorms, readSet } from '#gateway/rental/normsUrl.ts'
import { useSetSums } from '#renderer/cart/useSetSums.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { type NormLines, neededLines, normLines } from './normLines.ts'
import { type GuestNorms, normsQuery } from './normsQuery.ts'

type Params = Readonly<Record<string, string>>

/** The guests' needs, as the visitor changes them. */
export type NormsState = NormLines & {
  stated: GuestNorms
  guests: number
  set: number
  /** Prices and stock are those of the previous dates or norms. */
  isLoading: boolean
  /** The text of a field: as it was typed, else as the company states it. */
  textOf: (name: string, stated: string) => string
  /** A field gets another text. */
  type: (name: string, text: string) => void
  /** A field is again as the company states it. */
  untype: (name: string) => void
  /** The norms of this set are again those of the company; null: they are. */
  reset: (() => void) | null
  /** The query of a URL that shows the same, with its question mark. */
  search: string
}

/** The guests' needs in `state`; or they are loading, or their services do not answer. */
export type Norms = {
  state: NormsState | null
  isLoading: boolean
  /** All is known, and the catalogue has nothing of it. */
  isNothing: boolean
  retry: () => void
}

/**
 * The guests' needs, beginning with the values of a URL. The state is the texts of the fields: an unreadable one counts as
 * the company states it.
 * A navigation to another URL begins anew; new dates for the same keep what was typed.
 */
export function useNorms(initial: Params): Norms {
  const [params, setParams] = useState(initial)
  const given = JSON.stringify(initial)
  const [begun, setBegun] = useState(given)
  const { period, days, minOrderDays } = useDates()
  const set = readSet(params, NORM_SET_COUNT)
  const [{ data, fetching, error }, execute] = useQuery({ query: normsQuery, variables: { set, period } })
  const stated = data?.guestNorms
  const retry = () => execute({ requestPolicy: 'network-only' })
  const current = stated && chosen(params, stated)
  const needed = current ? neededLines(current.norms, current.guests) : []
  const quote = useSetSums(
    needed.map(({ product: { id }, takes }) => ({ id, takes })),
    period,
  )
  if (!current || !stated) return { state: null, isLoading: fetching, isNothing: false, retry }
  const { guests, search } = current
  if (given !== begun) {
    setBegun(given)
    if (chosen(initial, stated).search !== search) setParams(initial)
  }
  const own = stated.norms.flatMap((norm) => Object.values(normFields(set, norm)))
  const isChanged = own.some((name) => params[name] !== undefined)
  const state = {
    ...normLines(needed, { days: days ?? minOrderDays ?? 1, minOrderDays }, quote),
    stated,
    guests,
    set,
    isLoading: fetching,
    textOf: (name: string, text: string) => (Object.hasOwn(params, name) ? params[name] : null) ?? text,
    type: (name: string, text: string) => setParams((before) => ({ ...before, [name]: text })),
    untype: (name: string) => setParams(without(params, [name])),
    reset: isChanged ? () => setParams(without(params, own)) : null,
    search,
  }
  const isNothing = !fetching && !error && state.lines.length === 0
  return { state, isLoading: fetching, isNothing, retry }
}

/** The values that fields with these texts ask for, and the query of their URL. */
function chosen(params: Params, stated: GuestNorms) {
  const set = readSet(params, NORM_SET_COUNT)
  const guests = readGuests(params, NORM_GUESTS)
  const norms = readNorms(params, set, stated.norms)
  return { guests, norms, search: `?${normsParams({ guests, set, norms }, stated.norms)}` }
}

function without(params: Params, names: readonly string[]): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)))
}
