import type { FieldRef, OutputType } from '@pothos/core'
import { UncleanHtml } from '../rest/html/html.ts'
import type { JsonSchema, Shape } from '../rest/values/shape.ts'
import { builder } from './builder.ts'

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Resolved> ? Resolved : never

/** The builder of an entity's fields. */
export type Fields<Source extends object> = PothosSchemaTypes.ObjectFieldBuilder<Types, Source>

/** The definition of a field: its description, before it its type where no scalar of its shape is meant; or the whole field. */
type FieldSpec<Source extends object> =
  | string
  | readonly [type: OutputType<Types>, description: string]
  | ((t: Fields<Source>) => FieldRef<Types, unknown>)

/** The type of an entity that a shape reads: scalars, lists, and what may be null are the shape's; HTML is cleaned. */
export function shapeType<Source extends object>(
  name: string,
  shape: Shape<Source | null>,
  description: string,
  specs: Readonly<Record<string, FieldSpec<Source>>>,
) {
  const properties = Object.entries(shape.schema.properties ?? {})
  const schemas = new Map<string, JsonSchema>(properties)
  const required = new Set([shape.schema.required].flat())
  return builder.objectRef<Source>(name).implement({
    description,
    fields: (t) =>
      Object.fromEntries(
        Object.entries(specs).map(([field, what]) => {
          if (typeof what === 'function') return [field, what(t)]
          const [type, description] = typeof what === 'string' ? [null, what] : what
          const schema = schemas.get(field)
          if (!schema) throw new Error(`No shape has the field ${name}.${field}`)
          if ('contentMediaType' in schema) return [field, cleaned(t, field, description)]
          const isList = 'items' in schema
          const nullable = !isList && !required.has(field)
          const own = type ?? scalarOf(schema)
          // Every field of a type is in its shape, under the same name; the compiler cannot follow the loop.
          return [
            field,
            t.expose(field as never, { type: isList ? [own] : own, nullable, description } as never),
          ]
        }),
      ),
  })
}

function cleaned<Source extends object>(t: Fields<Source>, field: string, description: string) {
  return t.string({
    nullable: true,
    description,
    resolve(source, _args, { cleanHtml }) {
      const html: unknown = Reflect.get(source, field)
      return html instanceof UncleanHtml ? cleanHtml(html) : null
    },
  })
}

function scalarOf({ type, format, items }: JsonSchema): string {
  const types = [type].flat()
  if (typeof items === 'object' && items !== null) return scalarOf({ ...items })
  if (format !== undefined) return format === 'date' ? 'Date' : 'DateTime'
  if (types.includes('boolean')) return 'Boolean'
  if (types.includes('number')) return 'Float'
  if (!types.includes('integer')) return 'String'
  return types.includes('string') ? 'ID' : 'Int'
}
