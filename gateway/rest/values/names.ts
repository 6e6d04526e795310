import { firstOf, invalid, isRecord, list, type Shape, withoutNull } from './shape.ts'
import { cleanText, id, words } from './text.ts'

const named: Shape<string | null> = {
  schema: {
    anyOf: [
      withoutNull(words.schema),
      ...firstOf(['name', 'value', 'title'], () => withoutNull(words.schema)),
    ],
  },
  read(value, at) {
    const name = isRecord(value) ? (value.name ?? value.value ?? value.title) : value
    return (typeof name === 'string' ? cleanText(name) : null) ?? invalid(value, 'must be a name', at, null)
  },
}

/** Names without repeats: texts, or objects with a `name`, `value` or `title`. */
export const names: Shape<string[]> = unique(list(named))

/** One of a few names. */
export function oneOf<Name extends string>(...names: readonly Name[]): Shape<Name | null> {
  return {
    schema: { type: ['string', 'null'], enum: [...names, null] },
    read: (value, at) =>
      names.find((name) => name === value) ?? invalid(value, `must be one of ${names.join(', ')}`, at, null),
  }
}

/** Identifiers without repeats. */
export const ids: Shape<string[]> = unique(list(id))

function unique(shape: Shape<string[]>): Shape<string[]> {
  return { schema: shape.schema, read: (value, at) => [...new Set(shape.read(value, at))] }
}
