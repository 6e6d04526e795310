import type { FieldRef, OutputType } from '@pothos/core'
import type { builder } from './builder.ts'

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Resolved> ? Resolved : never
type Ref = Exclude<OutputType<Types>, string>

/** Its description; before it its type where that is no `String`, of scalars with `?` and of others with `null` behind it where there may be none. */
type Spec<Value> =
  | (Value extends string ? string : never)
  | readonly [type: Scalar<Value> | Ref | readonly ['String' | Ref], description: string, orNull?: null]

type Scalar<Value> = null extends Value ? `${Named<NonNullable<Value>>}?` : Named<Value>
type Named<Value> = Value extends string
  ? 'String' | 'ID' | 'Date' | 'DateTime'
  : Value extends number
    ? 'Float' | 'Int'
    : Value extends boolean
      ? 'Boolean'
      : never

/** Fields that are properties of their source under the same name. */
export function exposed<Source extends object>(
  t: PothosSchemaTypes.FieldBuilder<Types, Source>,
  specs: NoInfer<{ readonly [Name in keyof Source]?: Spec<Source[Name]> }>,
): Record<string, FieldRef<Types, unknown>> {
  return Object.fromEntries(
    Object.entries(specs as Record<string, string | readonly [unknown, string, null?]>).map(
      ([name, spec]) => {
        const [own, description, orNull] = typeof spec === 'string' ? (['String', spec] as const) : spec
        const type = typeof own === 'string' ? own.replace('?', '') : own
        const nullable = orNull === null || type !== own
        // The compiler cannot follow the loop; the types above have checked each field.
        return [name, t.expose(name as never, { type, nullable, description } as never)]
      },
    ),
  )
}

/** The values of an enum with their descriptions. */
export function described<Name extends string>(values: Record<Name, string>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, description]) => [name, { description }]),
  ) as Record<Name, { description: string }>
}
