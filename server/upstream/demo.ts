import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Image = { original: string; caption: string }

/** A product of the demo data; prices are whole roubles. */
export type DemoProduct = {
  id: number
  slug: string
  name: string
  shortDescription: string
  description: string
  specs: { name: string; value: string }[]
  basicPricePerDay: number
  additionalPricePerDay: number
  price: number
  stocks: number | { stock: number; warehouse: string }[]
  brands: string[]
  volumes: string[]
  priority: number
  categoryIds: number[]
  relatedProducts: { id: number; price: number }[]
  images: Image[]
  createdAt: string
  /** Every other field is answered as it is written. */
  [fact: string]: unknown
}

type Described = { id: number; slug: string; name: string; description: string; image: Image | null }

/** Everything that the embedded services are filled with at first. */
export type DemoData = {
  /** Changes whenever any of the data does. */
  version: string
  products: DemoProduct[]
  categories: (Described & { priority: number })[]
  assortments: (Described & { priority: number; productIds: number[]; createdAt: string })[]
  solutions: (Described & {
    text: string
    guests: number
    priceHint: number
    priceHintCaption: string
    products: { id: number; quantity: number }[]
    createdAt: string
  })[]
  articleCategories: (Described & { priority: number })[]
  articles: {
    id: number
    slug: string
    title: string
    excerpt: string
    content: string
    category: { id: number }
    categorySlug: string
    readingMinutes: number
    image: Image | null
    relatedProductIds: number[]
    publishedAt: string
  }[]
  pages: { slug: string; project: string }[]
  settings: { project: string }
  contacts: { project: string }
}

const FILES =
  'products categories assortments solutions articleCategories articles pages settings contacts'.split(' ')

/** Whom the demo data is about: «Сутки» in texts, and by itself in the settings. */
const DEMO_COMPANY = 'Сутки'

const NAMED = new RegExp(`(«|"brand": ")${DEMO_COMPANY}(»|")`, 'g')

/** Reads the demo data that comes with the project, about a company of another name if one is given. */
export function readDemoData(company: string = DEMO_COMPANY): DemoData {
  const called = JSON.stringify(company).slice(1, -1)
  const hash = createHash('sha256')
  const entries = FILES.map((name) => {
    const file = name.replace('Categories', '-categories')
    const text = readFileSync(new URL(`demo/${file}.json`, import.meta.url), 'utf8').replace(
      NAMED,
      (_, before: string, after: string) => before + called + after,
    )
    hash.update(text)
    return [name, JSON.parse(text)] as const
  })
  return { version: hash.digest('hex'), ...Object.fromEntries(entries) } as DemoData
}
