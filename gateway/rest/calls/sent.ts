import type { JsonSchema } from '../values/shape.ts'

/** Something that the gateway sends: its JSON Schema, and for the compiler alone its TypeScript type. */
export type Sent<Value> = { schema: JsonSchema; type?: Value }

/** A field of a body that may be left out. */
type Optional<Value> = Sent<Value> & { isOptional: true }

/** The TypeScript type of something that is sent, or of a group of such things. */
export type ValueOf<Entry> =
  Entry extends Sent<infer Value> ? Value : { [Name in keyof Entry]: ValueOf<Entry[Name]> }

export const text: Sent<string> = { schema: { type: 'string' } }
export const flag: Sent<boolean> = { schema: { type: 'boolean' } }
export const amount: Sent<number> = { schema: { type: 'number', minimum: 0 } }
export const day: Sent<string> = { schema: { type: 'string', format: 'date' } }

/** A whole number between two bounds. */
export function whole(minimum: number, maximum?: number): Sent<number> {
  return { schema: { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) } }
}

/** A list in a body. */
export function list<Value>(item: Sent<Value>, limits: { minItems?: number } = {}): Sent<Value[]> {
  return { schema: { type: 'array', ...limits, items: item.schema } }
}

/** Marks a field of a body that may be left out. */
export function optional<Value>(sent: Sent<Value>): Optional<Value> {
  return { ...sent, isOptional: true }
}

type Body<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Name]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Name : never]?: ValueOf<Fields[Name]>
}

/** An object of exactly these fields. */
export function object<Fields extends Record<string, Sent<unknown>>>(fields: Fields): Sent<Body<Fields>> {
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
