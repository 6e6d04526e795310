/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Where in an answer a check is; exists only while somebody listens to misfits. */
export type Place = { in(key: string | number): Place; misfit(problem: string): void }

/**
 * One kind of value at the border. `read` never throws and always returns something usable; what does not fit is
 * told to `at`. `schema` is what a service should send, for the OpenAPI document.
 */
export type Shape<T> = { schema: JsonSchema; read(value: unknown, at?: Place): T }

/** A field that has another name at the service, or without which its object is left out. */
export type Field<T> = { shape: Shape<T | null>; key?: string; needed?: true }

type Fields<T> = { [K in keyof T]: Shape<T[K]> | Field<T[K]> }

/** A field without which the whole object is left out. */
export function needed<T>(shape: Shape<T | null>): Field<T> {
  return { shape, needed: true }
}

/** A field that the service names `key`. */
export function from<T>(key: string, shape: Shape<T>): Field<T> {
  return { shape, key }
}

/**
 * An object of known fields; others are ignored. Null when it is none, or when a needed field is not usable. A `title`
 * gives it a name in the OpenAPI document.
 */
export function object<T extends object>(fields: Fields<T>, title?: string): Shape<T | null> {
  const parts = Object.entries<Shape<unknown> | Field<unknown>>(fields).map(([name, field]) =>
    'shape' in field
      ? { name, key: field.key ?? name, shape: field.shape, isNeeded: field.needed === true }
      : { name, key: name, shape: field, isNeeded: false },
  )
  return {
    schema: {
      ...(title && { title }),
      type: ['object', 'null'],
      properties: Object.fromEntries(
        parts.map(({ key, shape, isNeeded }) => [key, isNeeded ? withoutNull(shape.schema) : shape.schema]),
      ),
      required: parts.flatMap(({ key, isNeeded }) => (isNeeded ? [key] : [])),
    },
    read(value, at) {
      if (!isRecord(value)) return unusable(value, 'must be an object', at, null)
      const result: Record<string, unknown> = {}
      for (const { name, key, shape, isNeeded } of parts) {
        const part = shape.read(value[key], at?.in(key))
        if (isNeeded && part === null) {
          at?.in(key).misfit('is missing or unusable, so the whole object is left out')
          return null
        }
        result[name] = part
      }
      // Every key of T was filled by the shape of exactly its type; the compiler cannot follow the loop.
      return result as T
    },
  }
}

/** A list of good items: bad ones are dropped; what is no list at all is empty. */
export function list<T>(item: Shape<T | null>): Shape<T[]> {
  return {
    schema: { type: ['array', 'null'], items: withoutNull(item.schema) },
    read(value, at) {
      if (!Array.isArray(value)) return unusable(value, 'must be a list', at, [])
      const items: T[] = []
      value.forEach((entry: unknown, index) => {
        const good = item.read(entry, at?.in(index))
        if (good !== null) items.push(good)
        else if (entry === null) at?.in(index).misfit('is null')
      })
      return items
    },
  }
}

/** A page of a list: `{data, total?}`, or the bare list. */
export function pageOf<T>(
  item: Shape<T | null>,
  total: Shape<number | null>,
): Shape<{ items: T[]; total: number | null } | null> {
  const items = list(item)
  return {
    schema: {
      type: 'object',
      properties: { data: withoutNull(items.schema), total: total.schema },
      required: ['data'],
    },
    read(value, at) {
      if (Array.isArray(value)) return { items: items.read(value, at), total: null }
      if (!isRecord(value) || !Array.isArray(value.data))
        return unusable(value, 'must be {data: […]}', at, null)
      return {
        items: items.read(value.data, at?.in('data')),
        total: total.read(value.total, at?.in('total')),
      }
    },
  }
}

/** A shape with something else than null where nothing usable was sent. */
export function withDefault<T>(shape: Shape<T | null>, fallback: () => T): Shape<T> {
  return { schema: shape.schema, read: (value, at) => shape.read(value, at) ?? fallback() }
}

/** The fallback for a value that was sent and cannot be used; nothing sent is no misfit. */
export function unusable<T>(value: unknown, problem: string, at: Place | undefined, fallback: T): T {
  if (value !== undefined && value !== null) at?.misfit(`${problem}, not ${kindOf(value)}`)
  return fallback
}

/** Whether a value is an object with fields: no list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same schema for a place where null is not allowed. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema
  const types = schema.type.filter((type) => type !== 'null')
  return { ...schema, type: types.length === 1 ? types[0] : types }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 40))}`
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${String(value)}`
}
