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

/** Identifiers without repeats. */
export const ids: Shape<string[]> = unique(list(id))

function unique(shape: Shape<string[]>): Shape<string[]> {
  return { schema: shape.schema, read: (value, at) => [...new Set(shape.read(value, at))] }
}
