import type { GraphQLField } from 'graphql'
import { CALLS, type CallName } from './rest/calls/index.ts'

/** What a field restCalls the services for when it is resolved once; `batched`: one call serves all parents of a list. */
type FieldCalls = { calls: readonly CallName[]; batched: boolean }

/** Field options that declare its REST calls: the cap on calls, the cache policy and the docs are made from them. */
export function restCalls(...calls: CallName[]): { extensions: { rest: FieldCalls } } {
  return { extensions: { rest: { calls, batched: false } } }
}

/** Like `restCalls`, for a field whose calls are collected: one for all parents of a list. */
export function batchedRestCalls(...calls: CallName[]): { extensions: { rest: FieldCalls } } {
  return { extensions: { rest: { calls, batched: true } } }
}

/** The calls that a field declares; none for a field that is read from its parent. */
export function callsOf(field: GraphQLField<unknown, unknown>): FieldCalls {
  const declared = field.extensions.rest as FieldCalls | undefined
  return declared ?? { calls: [], batched: false }
}

/** A call as the documentation writes it: `GET /v2/products`. */
export function callText(name: CallName): string {
  return `${CALLS[name].method} ${CALLS[name].path}`
}
