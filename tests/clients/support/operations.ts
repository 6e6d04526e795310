import { examples, readingExamples } from '../../support/examples.ts'

/** A document, and each of the variables that it is asked with. */
export interface Operation {
  name: string
  query: string
  asked: Record<string, unknown>[]
}

/** An answer that nothing has kept: GraphQL over HTTP, as it is. */
export async function askPlainly<Data = unknown>(
  shop: string,
  query: string,
  variables: object,
): Promise<Data> {
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const LISTS = /* GraphQL */ `
  query lists {
    products(limit: 100) { items { id slug } }
    categories(limit: 100) { items { id slug } }
    assortments(limit: 100) { items { id slug } }
    solutions(limit: 100) { items { id slug } }
    articles(limit: 100) { items { id slug } }
    articleCategories(limit: 100) { id slug }
  }
`
type Named = { slug: string }
type Lists = Record<
  'products' | 'categories' | 'assortments' | 'solutions' | 'articles',
  { items: Named[] }
> & { articleCategories: Named[] }

const PERIODS = examples.flatMap(({ variables }) => variables.period ?? [])
const PAGES = [1, 2, 3, 4, 5]
/** Of all products, whose cards are opened. */
const EVERY = 6

/**
 * What a visitor's screens ask one after another: the examples, every page of the catalogue, and every entity that it names, with fields
 * that other screens do not ask for and the same fields for other days.
 */
export async function readScreens(shop: string): Promise<Operation[]> {
  const lists = await askPlainly<Lists>(shop, LISTS, {})
  const slugs = (named: readonly Named[]) => named.map(({ slug }) => ({ slug }))
  const [period] = PERIODS
  return [
    ...readingExamples.map(({ name, query, variables }) => ({ name, query, asked: [variables] })),
    screen('catalogue', CATALOGUE, [
      ...PAGES.map((page) => ({ page })),
      ...PAGES.map((page) => ({ page, filter: { period }, period })),
    ]),
    screen(
      'card',
      CARD,
      slugs(lists.products.items.filter((_, place) => place % EVERY === 0)).flatMap(({ slug }) => [
        { slug },
        { slug, period },
      ]),
    ),
    screen('set', SET, slugs(lists.solutions.items)),
    screen('sets', SETS, [{}]),
    screen('theme', THEME, slugs(lists.assortments.items)),
    screen('room', ROOM, slugs(lists.categories.items)),
    screen('text', TEXT, slugs(lists.articles.items)),
    screen('section', SECTION, slugs(lists.articleCategories)),
    screen('frame', FRAME, [{}]),
    screen('office', OFFICE, [{}]),
  ]
}

function screen(name: string, query: string, asked: Operation['asked']): Operation {
  return { name, query, asked }
}

const CATALOGUE = /* GraphQL */ `query catalogue($page: Int, $filter: ProductFilter, $period: PeriodInput) {
  products(filter: $filter, page: $page, limit: 20) {
    page total hasNextPage
    items {
      id slug name price stock(period: $period) isNew
      categories { id slug name }
      relatedProducts { productId price product { id name stock(period: $period) } }
    }
  }
}`
const CARD = /* GraphQL */ `query card($slug: String!, $period: PeriodInput) {
  product(slug: $slug, period: $period) {
    id name description stock(period: $period) owned: stock brands volumes priority
    specs { name value }
    categories { id slug name }
    relatedProducts { productId price product { id name stock(period: $period) } }
  }
}`
const SET = /* GraphQL */ `query set($slug: String!) {
  solution(slug: $slug) {
    id text priceHint priceHintCaption
    image { original url(width: W480) }
    products { productId quantity product { id name price stock } }
    similar { id name products { productId quantity } }
  }
}`
const SETS = /* GraphQL */ `query sets {
  solutions(limit: 100) { total items { id slug name products { productId quantity product { id slug } } } }
}`
const THEME = /* GraphQL */ `query theme($slug: String!) {
  assortment(slug: $slug) { id slug name productIds createdAt image { url(width: W320) } }
}`
const ROOM = /* GraphQL */ `query room($slug: String!) {
  category(slug: $slug) { id slug name priority productsCount image { url(width: W480) } }
}`
const TEXT = /* GraphQL */ `query text($slug: String!) {
  article(slug: $slug) {
    id slug title excerpt publishedAt category { id slug name } relatedProductIds relatedProducts { id name stock }
  }
}`
const SECTION = /* GraphQL */ `query section($slug: String!) {
  articleCategory(slug: $slug) { id slug name priority }
}`
const FRAME = /* GraphQL */ `query frame {
  settings { id brand header { navigation { title url } workingHours } workingHours { open close } delivery { note } footer { copyright } }
}`
const OFFICE = /* GraphQL */ `query office {
  contacts { id legalName offices { id name address coordinates { latitude longitude } } hours { office } }
}`
