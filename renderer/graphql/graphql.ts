import type { initGraphQLTada } from 'gql.tada'
import type { introspection } from './schema.generated.d.ts'

/** A GraphQL document as it is written: browsers read it when they first send a query, which the first page does not. */
export type WrittenDocument = { text: string; fragments: readonly WrittenDocument[] }

type Typed = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection
    disableMasking: true
    scalars: { ID: string; Date: string; DateTime: string }
  }>
>

function written(text: string, fragments: readonly WrittenDocument[] = []): WrittenDocument {
  return { text, fragments }
}

/** Typed GraphQL documents: every query of the storefront is written with this function and checked against the gateway's schema. */
export const graphql = written as unknown as Typed

export type { ResultOf, VariablesOf } from 'gql.tada'
