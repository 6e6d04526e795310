import type { Exchange, Operation } from '@urql/core'
import { type DocumentNode, type FieldNode, Kind } from 'graphql'
import { map, pipe } from 'wonka'
import type { introspection } from './schema.generated.d.ts'

type Roots = introspection['types']['Query']['fields']
type MayBeNone = {
  [Name in keyof Roots]: Roots[Name]['type']['kind'] extends 'NON_NULL' ? never : Name
}[keyof Roots]

/** Root fields that are null where there is none: a page that gets on without the one also gets on without its service. */
const MAY_BE_NONE: Record<MayBeNone, true> = {
  article: true,
  articleCategory: true,
  assortment: true,
  category: true,
  page: true,
  product: true,
  solution: true,
}

/**
 * Takes an answer as a whole: without one of its root fields, which a service failed to give, it is no answer. What may be
 * missing on a page is queried apart; so the storefront's types know its root fields as present.
 */
export const wholeAnswerExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      map((result) => {
        const failed = result.error?.graphQLErrors.map(({ path }) => path ?? []) ?? []
        const isPart = failed.every(([key, ...rest]) => rest.length > 0 || mayBeNone(result.operation, key))
        return isPart ? result : { ...result, data: null }
      }),
    )

function mayBeNone({ query }: Operation, key: string | number | undefined): boolean {
  const field = rootsOf(query).find(({ name, alias }) => (alias ?? name).value === key)
  return field !== undefined && Object.hasOwn(MAY_BE_NONE, field.name.value)
}

function rootsOf({ definitions }: DocumentNode): FieldNode[] {
  return definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    .filter((selection) => selection.kind === Kind.FIELD)
}
