import type { Exchange } from '@urql/core'
import { map, pipe } from 'wonka'
import { typograph } from '#renderer/ui/typograph.ts'

/**
 * Sets the names and captions of every answer for the eye, before anything keeps them. The gateway gives them as the services
 * write them: other clients compare and search with them.
 */
export const typographyExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      map((result) => ({ ...result, data: withTypography(result.data) })),
    )

/** The same answer with its names and captions set; everything else, such as HTML, identifiers and links, as it was. */
export function withTypography(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypography)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => [
      field,
      typeof content === 'string' && SET_FIELDS.has(field) ? typograph(content) : withTypography(content),
    ]),
  )
}

/** Fields that hold plain words for people in every type that has them. */
export const SET_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'subtitle',
  'caption',
  'label',
  'question',
  'shortDescription',
  'excerpt',
])
