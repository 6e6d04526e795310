import { mapExchange } from 'urql'
import { typograph } from '#renderer/ui/typograph.ts'

/**
 * An answer as pages show it: its names and captions are set for the eye, everything else, such as HTML, identifiers and links, stays.
 * An answer with nothing to set is returned as it is. Programs read a name through `plainSpaces`.
 */
export function withTypography<Data>(data: Data): Data {
  if (Array.isArray(data)) return unlessSame(data, data.map(withTypography)) as Data
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  const set = entries.map(([field, content]) =>
    typeof content === 'string' && SET_FIELDS.has(field) ? typograph(content) : withTypography(content),
  )
  const isSame = set.every((content, index) => content === entries[index]?.[1])
  return isSame ? data : (Object.fromEntries(entries.map(([field], index) => [field, set[index]])) as Data)
}

function unlessSame<Item>(items: Item[], set: Item[]): Item[] {
  return set.every((item, index) => item === items[index]) ? items : set
}

/** Sets what the gateway answered, before anything caches it. */
export const typographyExchange = mapExchange({
  onResult: (result) => ({ ...result, data: withTypography(result.data) }),
})

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
