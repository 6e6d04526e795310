import type { DocumentNode, FieldNode } from 'graphql'
import { mapExchange, type OperationResult } from 'urql'
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
  order: true,
  page: true,
  product: true,
  solution: true,
}

/**
 * True if an answer counts: without one of its root fields, which a service failed to give, it is no answer. What may be
 * missing on a page is queried apart; so the storefront's types know its root fields as present.
 */
export function isWholeAnswer(document: DocumentNode, errors: readonly FailedField[] = []): boolean {
  return errors.every(({ path: [key, ...rest] = [] }) => rest.length > 0 || mayBeNone(document, key))
}

/** A result as it counts. */
export function wholeResult(result: OperationResult): OperationResult {
  const { operation, error } = result
  return !error || isWholeAnswer(operation.query, error.graphQLErrors) ? result : { ...result, data: null }
}

/** Answers are checked as a whole before anything caches them. */
export const wholeExchange = mapExchange({ onResult: wholeResult })

type FailedField = { path?: readonly (string | number)[] | undefined }

function mayBeNone(document: DocumentNode, key: string | number | undefined): boolean {
  const field = rootsOf(document).find(({ name, alias }) => (alias ?? name).value === key)
  return field !== undefined && Object.hasOwn(MAY_BE_NONE, field.name.value)
}

function rootsOf({ definitions }: DocumentNode): FieldNode[] {
  return definitions
    .flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
    )
    .filter((selection) => selection.kind === 'Field')
}
