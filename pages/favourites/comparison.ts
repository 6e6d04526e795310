import { MAX_COMPARED } from '#renderer/page/paths.ts'

/** Far longer than any id: such a text names nothing. */
const MAX_ID = 200

/** The ids that a URL names, of which nothing is trusted: each once, no more than stand side by side. */
export function readCompared({ compare = [] }: Readonly<Record<string, readonly string[]>>): string[] {
  const ids = compare.filter((id) => id !== '' && id.length <= MAX_ID && !/\p{Cc}/u.test(id))
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

type Compared = { specs: readonly { name: string; value: string }[] }

/** A row of a comparison: a detail and what each product says of it, null where it says nothing. */
type ComparedRow = { name: string; values: (string | null)[]; differs: boolean }

/**
 * The details of products side by side, in the order in which they are met, each name once. A name that another one only says
 * more exactly is in its row, unless a product has both.
 */
export function comparedRows(products: readonly Compared[]): ComparedRow[] {
  const rows: string[][] = []
  for (const name of new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)))) {
    const row = rows.find((names) => names.every((other) => areOne(name, other, products)))
    if (row) row.push(name)
    else rows.push([name])
  }
  return rows.map((names) => {
    const name = names.reduce((shortest, other) => (other.length < shortest.length ? other : shortest))
    const values = products.map(({ specs }) => {
      const found = specs.filter((spec) => names.includes(spec.name))
      return found.length > 0
        ? found.map((spec) => spec.value + spec.name.slice(name.length)).join(', ')
        : null
    })
    return { name, values, differs: new Set(values).size > 1 }
  })
}

/** True if one of the names says the other more exactly, and no product has both. */
function areOne(name: string, other: string, products: readonly Compared[]): boolean {
  return (
    (name.startsWith(`${other} `) || other.startsWith(`${name} `)) &&
    !products.some(({ specs }) => [name, other].every((each) => specs.some((spec) => spec.name === each)))
  )
}
