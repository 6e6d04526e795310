import { beginning } from './text.ts'

/** The differences between products of one name, in plain words; lists are empty and texts null where there is none. */
type Told = {
  id: string
  name: string | null
  specs: readonly { name: string; value: string }[]
  volumes: readonly string[]
  brands: readonly string[]
  shortDescription: string | null
}

/** Signs of a description that stand behind a name. */
const MAX_WORDS = 60

/**
 * A list in which products of one name have what differs behind it: the first property, size, brand or description that each of them has
 * a different one of, or else the first that not all share. The list itself where no name is there twice.
 */
export function namedApart<Product extends Told>(products: readonly Product[]): readonly Product[] {
  const groups = Map.groupBy(products, ({ name }) => name?.trim().toLowerCase() ?? '')
  if (groups.size === products.length) return products
  const names = new Map<Product, string>()
  for (const group of groups.values()) {
    const [first] = group
    if (!first?.name?.trim() || group.every(({ id }) => id === first.id)) continue
    const differences = differencesOf(group)
    group.forEach((product, index) => {
      const difference = differences[index]
      if (difference) names.set(product, `${product.name}, ${difference}`)
    })
  }
  return products.map((product) => {
    const name = names.get(product)
    return name === undefined ? product : { ...product, name }
  })
}

/** The same for what has a product each: the parts of a set. */
export function partsNamedApart<Part extends { product: Told | null }>(parts: readonly Part[]): Part[] {
  const products = parts.flatMap(({ product }) => product ?? [])
  const names = new Map(namedApart(products).map(({ id, name }) => [id, name]))
  return parts.map((part) => ({
    ...part,
    product: part.product && { ...part.product, name: names.get(part.product.id) ?? part.product.name },
  }))
}

function differencesOf(group: readonly Told[]): readonly string[] {
  const specs = new Set(group.flatMap((product) => product.specs.map(({ name }) => name)))
  const columns = [
    ...[...specs].map((name) => group.map((product) => specOf(product, name))),
    group.map(({ volumes }) => volumes.join(', ')),
    group.map(({ brands }) => brands.join(', ')),
    group.map(({ shortDescription }) => beginningOf(shortDescription ?? '')),
  ]
  const kinds = (column: readonly string[]) => new Set(column).size
  return (
    columns.find((column) => kinds(column) === group.length && !column.includes('')) ??
    columns.find((column) => kinds(column) > 1) ??
    []
  )
}

function specOf({ specs }: Told, name: string): string {
  return specs.find((spec) => spec.name === name)?.value ?? ''
}

function beginningOf(text: string): string {
  const words = text.trim().replace(/[.!\s]+$/, '')
  return words.length <= MAX_WORDS ? words : `${beginning(words, MAX_WORDS).replace(/\s+\S*$/, '')}…`
}
