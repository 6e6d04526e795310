import type { GraphQLField } from 'graphql'
import { LIMITS } from './limits.ts'
import { CALLS, type CallName } from './rest/calls/index.ts'

/**
 * A part of an operation's collected calls. What has the same `key` at the same depth is collected together: `calls`
 * (usually 1) for every `size` of the values that are asked for, of which a parent asks for `each`.
 */
export type Batch = { key: string; calls: number; size: number; each: number }

type Args = Readonly<Record<string, unknown>>

/** What a field calls the services for when it is resolved once; `batches` where one call serves all parents of a list. */
type FieldCalls = { calls: readonly CallName[]; batches: ((args: Args) => readonly Batch[]) | null }

/** Field options that declare its REST calls: the cap on calls, the cache policy and the docs are made from them. */
export function restCalls(...calls: CallName[]): { extensions: { rest: FieldCalls } } {
  return { extensions: { rest: { calls, batches: null } } }
}

/** Like `restCalls`, for a field whose calls are collected; by default one call of each kind. */
export function batchedRestCalls(
  calls: readonly CallName[],
  batches: (args: Args) => readonly Batch[] = () => [batch(calls.join())],
): { extensions: { rest: FieldCalls } } {
  return { extensions: { rest: { calls, batches } } }
}

/** A batch of products: by their ids alone, or as of a period. */
export function productBatch(period: unknown, each = 1): Batch {
  if (period == null) return { ...batch('productsByIds'), size: LIMITS.listItems.max, each }
  return { ...batch(`products ${JSON.stringify(period)}`), each }
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
