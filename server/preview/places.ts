import type { BrowserContext, Page } from '@playwright/test'
import { NORM_SET_COUNT } from '#company/norms.ts'
import { addDays } from '#gateway/rental/period.ts'
import { planPictureUrl, planUrl } from '#gateway/rental/plan/writePlan.ts'
import { BUSY_PAGE } from '../overload/refusal.ts'

/** A page of the shop in some state. */
export type Place = {
  name: string
  /** Path and query. */
  path: string
  /** Whose page it is: a shop whose services answer (unless told), one whose services are silent, or no server at all. */
  from?: 'silent' | 'offline'
  /** The cart and the order that the tab has stored; none unless given. */
  stored?: Stored
  /** The visitor has not chosen dates yet. */
  isUndated?: boolean
  /** The page as it is printed. */
  isPrinted?: boolean
  /** The document, where no URL leads to it. */
  html?: string
}

type Stored = { cart?: object; placedOrder?: object }

/** The rental that visitors have chosen: a week from today, for four days. */
export function chosenDates(today: string): { start: string; end: string } {
  return { start: addDays(today, 7), end: addDays(today, 10) }
}

/** One entity of each kind that the services have. */
type Found = {
  product?: Entity
  category?: Entity
  assortment?: Entity
  solution?: Entity
  section?: Entity
  article?: Entity & { category?: { slug?: string } }
}
type Entity = { id: string; slug: string; name?: string }

const QUERY = `{ product: products(limit: 1) { items { id slug name } } category: categories(limit: 1) { items { id slug } }
  assortment: assortments(limit: 1) { items { id slug } } solution: solutions(limit: 1) { items { id slug } }
  section: articleCategories(limit: 1) { id slug } article: articles(limit: 1) { items { id slug category { slug } } } }`

const SUM = 1234.5

/** Every kind of page of a shop, and its states, with what its services have. A kind of which they have nothing is left out. */
export async function placesOf(url: string, today: string, ownPages: readonly string[]): Promise<Place[]> {
  const found = await askForOne(url)
  const { product, category, assortment, solution, section, article } = found
  const period = chosenDates(today)
  const line = product && { productId: product.id, parentId: null, quantity: 2, sum: SUM }
  const plan = line && { title: '', period, made: today, lines: [line] }
  const cart = product && {
    products: [{ id: product.id, slug: product.slug, quantity: 2, isRemovedFromCart: false }],
  }
  const order = product && {
    ...{ number: '000123', total: SUM, agreed: SUM, period, isDelivered: false, email: 'a@example.com' },
    lines: [{ id: product.id, name: product.name, quantity: 2, sum: SUM }],
  }
  const stored = cart && { cart }
  const places: (Place | false | undefined)[] = [
    at('/'),
    { name: 'dates are asked for', path: '/catalog', isUndated: true },
    at('/catalog'),
    { name: 'nothing found', path: '/catalog?min_price=999999' },
    product && at(`/catalog/${product.slug}`),
    at('/categories'),
    category && at(`/categories/${category.slug}`),
    assortment && at(`/assortments/${assortment.slug}`),
    at('/solutions'),
    solution && at(`/solutions/${solution.slug}`),
    NORM_SET_COUNT > 0 && at('/how-many'),
    product?.name !== undefined && at(`/search/${encodeURIComponent(product.name.split(' ')[0] ?? '')}`),
    at('/articles'),
    section && at(`/articles/${section.slug}`),
    article?.category?.slug !== undefined && at(`/articles/${article.category.slug}/${article.slug}`),
    ...['rent-terms', ...ownPages.slice(0, 1)].map((slug) => at(`/${slug}`)),
    at('/contacts'),
    at('/favourites'),
    { name: 'empty cart', path: '/cart' },
    stored && { name: 'cart', path: '/cart', stored },
    stored && { name: 'order form', path: '/order', stored },
    order && { name: 'order made', path: '/order/success', stored: { placedOrder: order } },
    { name: 'order failed', path: '/order/error' },
    plan && { name: 'quote', path: planUrl(plan) ?? '/plan' },
    plan && { name: 'quote, printed', path: planUrl(plan) ?? '/plan', isPrinted: true },
    plan && { name: 'picture of a quote', path: planPictureUrl(plan) ?? '/plan' },
    { name: 'picture of links', path: '/share.png' },
    { name: 'icon', path: '/icon-maskable-512.png' },
    at('/sandbox'),
    { name: 'no such page', path: '/no-such-page' },
    { name: 'services are silent', path: '/', from: 'silent' },
    { name: 'services are silent', path: `/catalog/${product?.slug ?? 'a'}`, from: 'silent' },
    { name: 'no connection', path: '/articles?page=2', from: 'offline' },
    { name: 'too many requests', path: '', html: BUSY_PAGE },
  ]
  return places.filter((place) => place !== undefined && place !== false)
}

function at(path: string): Place {
  return { name: decodeURIComponent(path), path }
}

/** Stores a cart or an order, and nothing else, in each page that the context opens. */
export async function storeIn(context: BrowserContext, { cart, placedOrder }: Stored): Promise<void> {
  await context.addInitScript(
    (stored) => {
      localStorage.clear()
      if (stored.cart) localStorage.setItem('cart', JSON.stringify({ state: stored.cart, version: 1 }))
      if (stored.order) sessionStorage.setItem('placedOrder', JSON.stringify(stored.order))
    },
    { cart, order: placedOrder },
  )
}

/** Opens a place, and waits until it is what a visitor sees. */
export async function open(page: Page, url: string, { path, html, isPrinted, from }: Place): Promise<void> {
  if (html !== undefined) return page.setContent(html)
  if (from === 'offline') {
    await page.goto(url)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.context().setOffline(true)
  }
  await page.goto(url + path)
  const isPage = await page.evaluate(() => document.contentType === 'text/html')
  if (isPage && from !== 'offline') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  if (isPrinted) await page.emulateMedia({ media: 'print' })
}

async function askForOne(url: string): Promise<Found> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'preview' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data = {} } = (await answer.json()) as {
    data?: Record<string, Entity[] | { items: Entity[] } | null>
  }
  const found = Object.entries(data).flatMap(([name, list]) => {
    const [first] = (Array.isArray(list) ? list : list?.items) ?? []
    return first ? [[name, first]] : []
  })
  return Object.fromEntries(found)
}
