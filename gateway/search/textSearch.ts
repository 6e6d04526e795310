import type { Rest } from '../rest/calls/index.ts'
import type { ProductsParams } from '../rest/calls/params.ts'
import type { ProductList } from '../rest/shapes/catalog.ts'
import { type Keys, keysOf, type Match, matchOf, readSearchWords } from './matchWords.ts'
import { searchProducts } from './searchProducts.ts'
import { otherLayout } from './searchText.ts'

/** The groups of a search's answer, in the order in which equally good groups are shown. */
export const SEARCH_GROUPS = ['PRODUCTS', 'SOLUTIONS', 'ASSORTMENTS', 'CATEGORIES', 'ARTICLES'] as const
type SearchGroup = (typeof SEARCH_GROUPS)[number]
export type ListGroup = Exclude<SearchGroup, 'PRODUCTS'>

/** The rest of a longer list is not searched. */
const MOST_ITEMS = 100
const WHOLE_LIST = { page: 1, limit: MOST_ITEMS }

const LISTS = {
  SOLUTIONS: {
    read: async (rest: Rest) => (await rest.solutions(WHOLE_LIST)).items,
    words: ({ name, description, guests }) => ({ name, text: description, guests }),
  },
  ASSORTMENTS: {
    read: async (rest: Rest) => (await rest.assortments(WHOLE_LIST)).items,
    words: ({ name, description }) => ({ name, text: description }),
  },
  CATEGORIES: {
    read: async (rest: Rest) => (await rest.categories(WHOLE_LIST)).items,
    words: ({ name, description }) => ({ name, text: description }),
  },
  ARTICLES: {
    read: async (rest: Rest) =>
      (await rest.articles({ ...WHOLE_LIST, orderBy: 'published_at', orderDir: 'desc' })).items,
    words: ({ title, excerpt }) => ({ name: title, text: excerpt }),
  },
} satisfies { [Group in ListGroup]: List<Item<Group>> }

type Items = {
  SOLUTIONS: Awaited<ReturnType<Rest['solutions']>>['items']
  ASSORTMENTS: Awaited<ReturnType<Rest['assortments']>>['items']
  CATEGORIES: Awaited<ReturnType<Rest['categories']>>['items']
  ARTICLES: Awaited<ReturnType<Rest['articles']>>['items']
}
export type Item<Group extends ListGroup> = Items[Group][number]
type List<T> = { read: (rest: Rest) => Promise<T[]>; words: (item: T) => Parameters<typeof keysOf>[0] }

/** One search over everything: products by the service, the rest here, by words, in the first hundred of each cached list. */
export class TextSearch {
  readonly #rest: Rest
  readonly text: string
  #products: Promise<ProductList> | null = null

  constructor(rest: Rest, text: string) {
    this.#rest = rest
    this.text = text
  }

  products(params: ProductsParams): Promise<ProductList> {
    this.#products = searchProducts(this.#rest, params)
    return this.#products
  }

  /** All of a group that answers, the best first. */
  async list<Group extends ListGroup>(group: Group): Promise<Item<Group>[]> {
    return (await this.#found(group)).map(({ item }) => item)
  }

  /** The groups that have answers, the best first: one whose name is the whole search goes before products whose name is not. */
  async groups(): Promise<SearchGroup[]> {
    const products = await this.#productList()
    const [first] = products?.items ?? []
    const search = readSearchWords(products?.searchedFor ?? this.text)
    const isProduct =
      first !== undefined &&
      matchOf({ ...search, guests: null }, keysOf({ name: first.name, text: null }))?.isWhole === true
    const lists = SEARCH_GROUPS.filter((group) => group !== 'PRODUCTS')
    const best = await Promise.all(
      lists.map(async (group) => ({ group, match: (await this.#found(group).catch(() => []))[0]?.match })),
    )
    const leads = ({ group, match }: (typeof best)[number]) =>
      !isProduct && match?.isWhole && (group === 'SOLUTIONS' || search.keys.length > 1)
    const found = best.filter(({ match }) => match !== undefined)
    return [
      ...found.filter(leads).map(({ group }) => group),
      ...(first ? ['PRODUCTS' as const] : []),
      ...found.filter((each) => !leads(each)).map(({ group }) => group),
    ]
  }

  async #found<Group extends ListGroup>(group: Group): Promise<{ item: Item<Group>; match: Match }[]> {
    const { read, words } = LISTS[group] as unknown as List<Item<Group>>
    const [items, products] = await Promise.all([read(this.#rest), this.#productList()])
    for (const text of [this.text, products?.searchedFor, otherLayout(this.text)]) {
      const search = readSearchWords(text ?? '')
      const found = items.flatMap((item) => {
        const match = matchOf(search, keysFor(item, words))
        return match ? [{ item, match }] : []
      })
      if (found.length > 0) return found.toSorted((one, other) => other.match.score - one.match.score)
    }
    return []
  }

  /** The products of this operation, where it asks for them: they tell which words were meant. */
  async #productList(): Promise<ProductList | null> {
    // Fields of one level are called one after another before any of them goes on.
    await null
    return this.#products?.catch(() => null) ?? null
  }
}

/** By the items of cached answers, each read once. */
const keysByItem = new WeakMap<object, Keys>()

function keysFor<T extends object>(item: T, words: List<T>['words']): Keys {
  const keys = keysByItem.get(item) ?? keysOf(words(item))
  keysByItem.set(item, keys)
  return keys
}
