import { NORM_SETS } from '#company/norms.ts'
import { type Rest, UpstreamError } from '#gateway/rest/rest.ts'
import { type Pages, routesOf } from '../../base/pages.ts'

/** One page of the shop that search engines should know. */
export type Entry = {
  path: string
  /** When it last changed, ISO 8601 with a zone; null where the service does not say. */
  lastmod: string | null
}

/** A page of a list of the services. `total` is null where the service does not count; `isEmpty` is behind the list's end. */
type EntryPage = { entries: Entry[]; total: number | null; isEmpty: boolean }

/** A list of entries, read by pages of `limit`. */
export type EntryList = (page: number, limit: number) => Promise<EntryPage>

/** Something that the shop has a page for each of. */
export type Kind = (rest: Rest) => EntryList

/** Every kind of page, by the name of its parts. */
export function kindsOf(pages: Pages): Readonly<Record<string, Kind>> {
  const paths = routesOf(pages, ({ robots }) => robots === undefined).filter((route) => !route.includes('@'))
  const slugs = Object.values(pages).flatMap(({ config }) => config.documents ?? [])
  return {
    lists: (rest) => async (page) => {
      const left = await Promise.all(
        Object.entries(PARTS).map(async ([path, has]) => ((await has(rest)) ? '' : path)),
      )
      const shown = paths.filter((path) => !left.includes(path))
      return once(
        page,
        shown.map((path) => ({ path, lastmod: null })),
      )
    },
    documents: (rest) => async (page) => {
      const found = await Promise.all(slugs.map(async (slug) => ({ slug, document: await rest.page(slug) })))
      const entries = found.flatMap(({ slug, document }) =>
        document ? [{ path: pathOf(slug), lastmod: document.updatedAt }] : [],
      )
      return once(page, entries)
    },
    ...ENTITIES,
  }
}

/** True if the shop has a product that there is a norm for: else its page of norms has nothing to count. A silent catalogue takes no page away. */
async function hasNorms(rest: Rest): Promise<boolean> {
  const products = (NORM_SETS[0]?.norms ?? []).map(({ product }) => rest.productBySlug(product, {}))
  const found = await Promise.all(products).catch(() => null)
  return found === null || found.some((product) => product !== null)
}

/** Pages that lead to nothing where the services do not have what they show. */
const PARTS: Readonly<Record<string, (rest: Rest) => Promise<boolean>>> = {
  '/how-many': hasNorms,
  '/articles': (rest) => hasAny(rest.articles({ page: 1, limit: 1 })),
  '/solutions': (rest) => hasAny(rest.solutions({ page: 1, limit: 1 })),
  '/categories': (rest) => hasAny(rest.categories({ page: 1, limit: 1 })),
}

/** True if a list has anything. A service without such a list answers 404; one that is silent takes no page away. */
function hasAny(list: Promise<{ items: readonly unknown[] }>): Promise<boolean> {
  return list.then(
    ({ items }) => items.length > 0,
    (error: unknown) => !(error instanceof UpstreamError && error.status === 404),
  )
}

/** The kinds of pages that the shop has one of for each entity. */
const ENTITIES: Readonly<Record<string, Kind>> = {
  products: (rest) => async (page, limit) =>
    entryPage(await rest.products({ page, limit }), (item) => entryOf('catalog', item)),
  categories: (rest) => async (page, limit) =>
    entryPage(await rest.categories({ page, limit }), (item) => entryOf('categories', item)),
  assortments: (rest) => async (page, limit) =>
    entryPage(await rest.assortments({ page, limit }), (item) => entryOf('assortments', item)),
  solutions: (rest) => async (page, limit) =>
    entryPage(await rest.solutions({ page, limit }), (item) => entryOf('solutions', item)),
  'article-categories': (rest) => async (page, limit) =>
    entryPage(await rest.articleCategories({ page, limit }), (item) => entryOf('articles', item)),
  articles: (rest) => async (page, limit) =>
    entryPage(await rest.articles({ page, limit }), ({ slug, category, publishedAt }) =>
      category ? { path: pathOf('articles', category.slug, slug), lastmod: publishedAt } : null,
    ),
}

function entryOf(
  folder: string,
  { slug, createdAt = null }: { slug: string; createdAt?: string | null },
): Entry {
  return { path: pathOf(folder, slug), lastmod: createdAt }
}

function entryPage<Item>(
  { items, total }: { items: Item[]; total: number | null },
  toEntry: (item: Item) => Entry | null,
): EntryPage {
  const entries = items.map(toEntry).filter((entry) => entry !== null)
  return { entries, total, isEmpty: items.length === 0 }
}

// A few pages that are all there on the first page.
function once(page: number, all: Entry[]): EntryPage {
  const entries = page === 1 ? all : []
  return { entries, total: all.length, isEmpty: entries.length === 0 }
}

function pathOf(...segments: string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment.toWellFormed())}`).join('')
}
