/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Where in an answer a check is; exists only while issues are collected. */
export type Path = { in(key: string | number): Path; issue(problem: string): void }

/** Checks one kind of value: `read` never throws, and reports what does not fit to `at`; `schema` is what a service should send. */
export type Shape<T> = { schema: JsonSchema; read(value: unknown, at?: Path): T }

/** The type that a shape reads to. */
export type ReadOf<S extends Shape<unknown>> = NonNullable<ReturnType<S['read']>>

/** A field without which its object is left out. */
type RequiredField<T> = { shape: Shape<T | null>; isRequired: true }

/** A field that has another name at the service. */
type RenamedField<T> = { shape: Shape<T>; key: string }

type Field = Shape<unknown> | RequiredField<unknown> | RenamedField<unknown>

type Entity<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends RequiredField<infer T>
    ? NonNullable<T>
    : Fields[Name] extends RenamedField<infer T> | Shape<infer T>
      ? T
      : never
}

/** A field without which the whole object is left out. */
export function required<T>(shape: Shape<T | null>): RequiredField<T> {
  return { shape, isRequired: true }
}

/** A field that the service names `key`. */
export function renamed<T>(key: string, shape: Shape<T>): RenamedField<T> {
  return { shape, key }
}

/** An object of these fields; null without a required one. A `title` names it in the OpenAPI document. */
export function object<Fields extends Record<string, Field>>(
  fields: Fields,
  title?: string,
): Shape<Entity<Fields> | null> {
  const parts = Object.entries(fields).map(([name, field]) => ({
    name,
    key: 'key' in field ? field.key : name,
    shape: 'shape' in field ? field.shape : field,
    isRequired: 'isRequired' in field,
  }))
  return {
    schema: {
      ...(title && { title }),
      type: ['object', 'null'],
      properties: Object.fromEntries(
        parts.map(({ key, shape, isRequired }) => [
          key,
          isRequired ? withoutNull(shape.schema) : shape.schema,
        ]),
      ),
      required: parts.flatMap(({ key, isRequired }) => (isRequired ? [key] : [])),
    },
    read(value, at) {
      if (!isRecord(value)) return invalid(value, 'must be an object', at, null)
      const result: Record<string, unknown> = {}
      for (const { name, key, shape, isRequired } of parts) {
        const part = shape.read(value[key], at?.in(key))
        if (isRequired && part === null) {
          at?.in(key).issue('is missing or invalid, so the whole object is left out')
          return null
        }
        result[name] = part
      }
      // Every field was filled by its own shape; the compiler cannot follow the loop.
      return result as Entity<Fields>
    },
  }
}

/** A list of good items: bad ones are dropped; what is no list at all is empty. */
export function list<T>(item: Shape<T | null>): Shape<T[]> {
  return {
    schema: { type: ['array', 'null'], items: withoutNull(item.schema) },
    read(value, at) {
      if (!Array.isArray(value)) return invalid(value, 'must be a list', at, [])
      const items: T[] = []
      value.forEach((entry: unknown, index) => {
        const good = item.read(entry, at?.in(index))
        if (good !== null) items.push(good)
        else if (entry === null) at?.in(index).issue('is null')
      })
      return items
    },
  }
}

/** A page of a list. `total` is the number of matches on all pages, null when the service gives none. */
export type List<T> = { items: T[]; total: number | null }

/** The shape of a page: `{data, total?}`, or the bare list. A `data` that is null is what some languages make of an empty list. */
export function pageOf<T>(item: Shape<T | null>, total: Shape<number | null>): Shape<List<T> | null> {
  const items = list(item)
  return {
    schema: {
      type: 'object',
      properties: { data: items.schema, total: total.schema },
      required: ['data'],
    },
    read(value, at) {
      if (Array.isArray(value)) return { items: items.read(value, at), total: null }
      if (!isRecord(value) || (value.data !== null && !Array.isArray(value.data)))
        return invalid(value, 'must be {data: […]}', at, null)
      return {
        items: items.read(value.data, at?.in('data')),
        total: total.read(value.total, at?.in('total')),
      }
    },
  }
}

/** An object without required fields; an empty one where nothing usable was sent. */
export function orEmpty<T>(shape: Shape<T | null>): Shape<T> {
  return { schema: shape.schema, read: (value, at) => shape.read(value, at) ?? (shape.read({}) as T) }
}

/** The fallback for a value that was sent and cannot be used; nothing sent is no issue. */
export function invalid<T>(value: unknown, problem: string, at: Path | undefined, fallback: T): T {
  if (value !== undefined && value !== null) at?.issue(`${problem}, not ${kindOf(value)}`)
  return fallback
}

/** True if a value is an object with fields: no list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same schema for a place where null is not allowed. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema
  const types = schema.type.filter((type) => type !== 'null')
  const values = Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => value !== null) }
  return { ...schema, type: types.length === 1 ? types[0] : types, ...values }
}

/** Schemas of objects that carry one value under the first of several keys that is there. */
export function firstOf(keys: readonly string[], schemaOf: (key: string) => JsonSchema): JsonSchema[] {
  return keys.map((key, index) => ({
    type: 'object',
    properties: {
      ...Object.fromEntries(keys.slice(0, index).map((earlier) => [earlier, { type: 'null' }])),
      [key]: schemaOf(key),
    },
    required: [key],
  }))
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 40))}`
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${String(value)}`
}
