import type { GraphQLField } from 'graphql'
import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import { CALLS, type CallName } from '../rest/calls/index.ts'
import { LIMITS } from './limits.ts'

/** Calls that are collected by `key` and depth: `calls` for every `size` of the values, of which a parent requests `each`. */
export type Batch = { key: string; calls: number; size: number; each: number }

type Args = Readonly<Record<string, unknown>>

/** The calls to the services that a field makes when it is resolved once. */
type FieldCalls = {
  calls: readonly CallName[]
  /** Where one call serves all parents of a list. */
  batches: ((args: Args) => readonly Batch[]) | null
  /** How often the calls are made at most; absent: once. */
  times?: (args: Args) => number
  /** The key of a batch that nothing below needs, because the field's own answer says it. */
  spares?: (args: Args) => string
}

type Declared = { extensions: { rest: FieldCalls } }

/** Field options that declare its REST calls: the cap on calls, the cache policy and the docs are made from them. */
export function restCalls(...calls: CallName[]): Declared {
  return { extensions: { rest: { calls, batches: null } } }
}

/** Like `restCalls`, for a field whose calls are collected; by default one call of each kind. */
export function batchedRestCalls(
  calls: readonly CallName[],
  batches: (args: Args) => readonly Batch[] = () => [batch(calls.join())],
): Declared {
  return { extensions: { rest: { calls, batches } } }
}

/** Calls that fetch products for a period: their stock in it, and that of their extras, needs no call below. */
export function fetchingProducts(declared: Declared, periodOf: (args: Args) => unknown): Declared {
  const spares = (args: Args) => productBatch(periodOf(args)).key
  return { extensions: { rest: { ...declared.extensions.rest, spares } } }
}

/** Calls with a filter: a search that finds nothing is made once more, as the other keyboard layout reads it. */
export function searching(declared: Declared): Declared {
  const times = ({ filter }: Args) =>
    typeof filter === 'object' && filter !== null && 'search' in filter && filter.search ? 2 : 1
  return { extensions: { rest: { ...declared.extensions.rest, times } } }
}

/** A batch of products: by their ids alone, or as of a period. */
export function productBatch(period: unknown, each = 1): Batch {
  if (period == null) return { ...batch('productsByIds'), each }
  return { ...batch(`products ${JSON.stringify(period)}`), each }
}

/** A search for what is free on each of some days. */
export function searchBatch(from: unknown, to: unknown): Batch {
  return { ...batch(`days ${JSON.stringify([from, to])}`), calls: MAX_QUESTIONS }
}

function batch(key: string): Batch {
  return { key, calls: 1, size: LIMITS.pageSize.max, each: 1 }
}

/** The calls that a field declares; none for a field that is read from its parent. */
export function callsOf(field: GraphQLField<unknown, unknown>): FieldCalls {
  const declared = field.extensions.rest as FieldCalls | undefined
  return declared ?? { calls: [], batches: null }
}

/** A call as the documentation writes it: `GET /v2/products`. */
export function callText(name: CallName): string {
  return `${CALLS[name].method} ${CALLS[name].path}`
}
