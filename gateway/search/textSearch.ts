import type { Rest } from '../rest/calls/index.ts'
import type { ProductsParams } from '../rest/calls/params.ts'
import type { CleanHtml } from '../rest/html/cleaner.ts'
import type { ProductList } from '../rest/shapes/catalog.ts'
import { readAnswers, type ShopAnswer } from './answers.ts'
import { type Keys, keysOf, type Match, matchOf, readSearchWords } from './matchWords.ts'
import { searchProducts } from './searchProducts.ts'
import { otherLayout } from './searchText.ts'

/** The groups of a search's answer, in the order in which equally good groups are shown. */
export const SEARCH_GROUPS = [
  'PRODUCTS',
  'SOLUTIONS',
  'ASSORTMENTS',
  'CATEGORIES',
  'ARTICLES',
  'ANSWERS',
] as const
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
  ANSWERS: {
    read: readAnswers,
    words: ({ title, section, text }) => ({ name: `${title} ${section ?? ''}`, text }),
  },
} satisfies { [Group in ListGroup]: List<Item<Group>> }

type Items = {
  SOLUTIONS: Awaited<ReturnType<Rest['solutions']>>['items']
  ASSORTMENTS: Awaited<ReturnType<Rest['assortments']>>['items']
  CATEGORIES: Awaited<ReturnType<Rest['categories']>>['items']
  ARTICLES: Awaited<ReturnType<Rest['articles']>>['items']
  ANSWERS: ShopAnswer[]
}
export type Item<Group extends ListGroup> = Items[Group][number]
type List<T> = {
  read: (rest: Rest, clean: CleanHtml) => Promise<T[]>
  words: (item: T) => Parameters<typeof keysOf>[0]
}
type Found<T> = { item: T; match: Match; isTyped: boolean }

/** One search over everything: products by the service, the rest here, by words, in the first hundred of each cached list. */
export class TextSearch {
  readonly #rest: Rest
  readonly #clean: CleanHtml
  readonly text: string
  #products: Promise<ProductList> | null = null
  /** Each group is looked through once in an operation: a list and the order of the groups ask for the same. */
  readonly #looked = new Map<ListGroup, Promise<Found<object>[]>>()

  constructor(rest: Rest, clean: CleanHtml, text: string) {
    this.#rest = rest
    this.#clean = clean
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
      lists.map(async (group) => ({ group, first: (await this.#found(group).catch(() => []))[0] })),
    )
    const leads = ({ group, first }: (typeof best)[number]) => {
      if (!first?.match.isWhole) return false
      // The products are there for other words.
      if (first.isTyped && products?.searchedFor) return true
      // A question that has the one word besides many others is about something else.
      const isMeant = group === 'ANSWERS' ? first.match.share >= LEADING_SHARE : search.keys.length > 1
      return !isProduct && (isMeant || group === 'SOLUTIONS')
    }
    const found = best.filter(({ first }) => first !== undefined)
    return [
      ...found.filter(leads).map(({ group }) => group),
      ...(first ? ['PRODUCTS' as const] : []),
      ...found.filter((each) => !leads(each)).map(({ group }) => group),
    ]
  }

  #found<Group extends ListGroup>(group: Group): Promise<Found<Item<Group>>[]> {
    const found = this.#looked.get(group) ?? this.#look(group)
    this.#looked.set(group, found)
    // A row that is kept under a group is of that group.
    return found as Promise<Found<Item<Group>>[]>
  }

  async #look<Group extends ListGroup>(group: Group): Promise<Found<Item<Group>>[]> {
    const { read, words } = LISTS[group] as unknown as List<Item<Group>>
    const [items, products] = await Promise.all([read(this.#rest, this.#clean), this.#productList()])
    const isAnswered = Boolean(products?.items.length) && !products?.searchedFor
    for (const text of [this.text, products?.searchedFor, otherLayout(this.text)]) {
      const search = readSearchWords(text ?? '')
      const found = items.flatMap((item) => {
        const match = matchOf(search, keysFor(item, words))
        return match ? [{ item, match, isTyped: text === this.text }] : []
      })
      // Where there are things, their names in other texts are no answers.
      const telling = group === 'ANSWERS' && isAnswered ? found.filter(({ match }) => match.share > 0) : found
      if (telling.length > 0) return telling.toSorted(byMatch).filter(isFirstOfPage)
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

const LEADING_SHARE = 0.3

const byMatch = ({ match: one }: Found<unknown>, { match: other }: Found<unknown>) =>
  other.score - one.score || other.share - one.share

// Of a page that has several answers the best is enough; the questions are apart.
function isFirstOfPage({ item }: Found<object>, index: number, all: readonly Found<object>[]): boolean {
  const url = 'url' in item && item.url !== '/' ? item.url : null
  return url === null || all.findIndex((each) => 'url' in each.item && each.item.url === url) === index
}

/** By the items of cached answers, each read once. */
const keysByItem = new WeakMap<object, Keys>()

function keysFor<T extends object>(item: T, words: List<T>['words']): Keys {
  const keys = keysByItem.get(item) ?? keysOf(words(item))
  keysByItem.set(item, keys)
  return keys
}
