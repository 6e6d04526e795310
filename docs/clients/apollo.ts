import type { FieldPolicy, InMemoryCacheConfig } from '@apollo/client'
import possibleTypes from './possibleTypes.json' with { type: 'json' }

type Page = { items: readonly unknown[] }

/** A list by numbered pages: asked for with `page` it is that page, without `page` all pages that follow each other from the first on. */
const pages: FieldPolicy<Record<number, Page>, Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'page'),
  merge(existing = {}, incoming, { args, mergeObjects }) {
    const page: number = args?.page ?? 1
    const before = existing[page]
    return { ...existing, [page]: before ? mergeObjects(before, incoming) : incoming }
  },
  read(existing = {}, { args }) {
    const asked: number | null | undefined = args?.page
    if (asked != null) return existing[asked]
    const loaded: Page[] = []
    for (let page = existing[1]; page; page = existing[loaded.length + 1]) loaded.push(page)
    const last = loaded.at(-1)
    return last && { ...last, items: loaded.flatMap(({ items }) => items) }
  },
}

const lists = { articles: pages, assortments: pages, categories: pages, products: pages, solutions: pages }

/** Values of one parent: what several queries select of them is one object. */
const parts = [
  'Image',
  'DeliveryTerms',
  'OrderTexts',
  'SettingsFooter',
  'SettingsHeader',
  'SettingsPhone',
  'WorkingHours',
]

/** `new InMemoryCache(cacheOptions)`. Every `id` is unique within its type, so entities need no policy of their own. */
export const cacheOptions: InMemoryCacheConfig = {
  possibleTypes,
  typePolicies: {
    ArticleCategory: { fields: { articles: pages } },
    Assortment: { fields: { products: pages } },
    Category: { fields: { products: pages } },
    Query: { fields: lists },
    SearchResults: { fields: { ...lists, answers: pages }, merge: true },
    ...Object.fromEntries(parts.map((name) => [name, { merge: true }])),
  },
}
