import type { SQLInputValue } from 'node:sqlite'

/** A value that may be bound to a `?` of a statement. */
export type Parameter = SQLInputValue

/** A piece of a statement, and the values of its `?`. */
export class Fragment {
  readonly text: string
  readonly values: Parameter[]

  constructor(text: string, values: Parameter[] = []) {
    this.text = text
    this.values = values
  }
}

/** SQL with other pieces in it; any other value is bound. */
export function sql(texts: TemplateStringsArray, ...parts: (Fragment | Parameter)[]): Fragment {
  const pieces = parts.map((part) => (part instanceof Fragment ? part : new Fragment('?', [part])))
  const text = String.raw({ raw: texts }, ...pieces.map((piece) => piece.text))
  return new Fragment(
    text,
    pieces.flatMap((piece) => piece.values),
  )
}

/** The condition that always holds. */
export const ALWAYS = new Fragment('TRUE')

/** All conditions that are given. */
export function every(conditions: (Fragment | null | false)[]): Fragment {
  const given = conditions.filter((each) => each instanceof Fragment).filter((each) => each !== ALWAYS)
  return given.length === 0 ? ALWAYS : given.reduce((one, other) => sql`${one} AND ${other}`)
}

/** A table of the `value` of each of some values. */
export function listed(values: readonly unknown[]): Fragment {
  return sql`json_each(${JSON.stringify(values)})`
}
