import { typograph } from '#renderer/ui/typograph.ts'

/**
 * The same answer with its names and captions set for the eye; everything else, such as HTML, identifiers and links, as it was. The
 * gateway gives them as the services write them: other clients compare and search with them.
 */
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
