import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './schema.generated.d.ts'

/** Typed GraphQL documents: every query of the storefront is written with this function and checked against the gateway's schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { ID: string; Date: string; DateTime: string }
}>()

export type { ResultOf, VariablesOf } from 'gql.tada'
