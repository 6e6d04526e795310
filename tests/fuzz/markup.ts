import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

const LINKS = new Set(['url', 'link', 'phoneLink'])

/** The places of an answer, `a.b.c` without the numbers of lists, that pages show as HTML or as links; in all others a script is a text. */
export function markupPlaces(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const places = new Set<string>()
  const path: string[] = []
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter({ name, alias }) {
          path.push(alias?.value ?? name.value)
          if (LINKS.has(name.value) || types.getFieldDef()?.description?.includes('HTML'))
            places.add(path.join('.'))
        },
        leave() {
          path.pop()
        },
      },
    }),
  )
  return places
}

/** The texts of an answer at some places. */
export function textsAt(value: unknown, places: ReadonlySet<string>, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, places, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsAt(part, places, [...path, name]))
  return typeof value === 'string' && places.has(path.join('.')) ? [value] : []
}
