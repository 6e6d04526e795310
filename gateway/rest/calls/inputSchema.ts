import type { JsonSchema } from '../values/shape.ts'

/** Something that the gateway sends: its JSON Schema, and for the compiler alone its TypeScript type. */
export type InputSchema<Value> = { schema: JsonSchema; type?: Value }

/** A field of a body that may be left out. */
type Optional<Value> = InputSchema<Value> & { isOptional: true }

/** The TypeScript type of an input, or of a group of such things. */
export type ValueOf<Entry> =
  Entry extends InputSchema<infer Value> ? Value : { [Name in keyof Entry]: ValueOf<Entry[Name]> }

export const text: InputSchema<string> = { schema: { type: 'string' } }
export const flag: InputSchema<boolean> = { schema: { type: 'boolean' } }
export const amount: InputSchema<number> = { schema: { type: 'number', minimum: 0 } }
export const day: InputSchema<string> = { schema: { type: 'string', format: 'date' } }
export const moment: InputSchema<string> = { schema: { type: 'string', format: 'date-time' } }

/** A whole number between two bounds. */
export function whole(minimum: number, maximum?: number): InputSchema<number> {
  return { schema: { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) } }
}

/** A list in a body. */
export function list<Value>(
  item: InputSchema<Value>,
  limits: { minItems?: number } = {},
): InputSchema<Value[]> {
  return { schema: { type: 'array', ...limits, items: item.schema } }
}

/** Marks a field of a body that may be left out. */
export function optional<Value>(input: InputSchema<Value>): Optional<Value> {
  return { ...input, isOptional: true }
}

type Body<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Name]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Name : never]?: ValueOf<Fields[Name]>
}

/** An object of exactly these fields. */
export function object<Fields extends Record<string, InputSchema<unknown>>>(
  fields: Fields,
): InputSchema<Body<Fields>> {
  const entries = Object.entries(fields)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.flatMap(([name, field]) => ('isOptional' in field ? [] : [name])),
      additionalProperties: false,
    },
  }
}
