/** How many things stand side by side. */
export const MAX_COMPARED = 4

/** Far longer than any id: such a text names nothing. */
const MAX_ID = 200

/** The ids that a URL names, of which nothing is trusted: each once, no more than stand side by side. */
export function readCompared({ compare = [] }: Readonly<Record<string, readonly string[]>>): string[] {
  const ids = compare.filter((id) => id !== '' && id.length <= MAX_ID && !/\p{Cc}/u.test(id))
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

/** The URL of a comparison; of one product alone, which waits for another. */
export function comparisonUrl(ids: readonly string[]): string {
  const params = new URLSearchParams(ids.map((id) => ['compare', id]))
  return ids.length === 0 ? '/favourites' : `/favourites?${params}`
}

type Compared = { specs: readonly { name: string; value: string }[] }

/** A row of a comparison: a detail and what each product says of it, null where it says nothing. */
type ComparedRow = { name: string; values: (string | null)[]; differs: boolean }

/** The details of products side by side: in the order in which they are met, each name once. */
export function comparedRows(products: readonly Compared[]): ComparedRow[] {
  const names = new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)))
  return [...names].map((name) => {
    const values = products.map(({ specs }) => {
      const found = specs.filter((spec) => spec.name === name).map(({ value }) => value)
      return found.length > 0 ? found.join(', ') : null
    })
    return { name, values, differs: new Set(values).size > 1 }
  })
}
