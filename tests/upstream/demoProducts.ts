import { demo, type Item } from './services.ts'

/** A product as the demonstration data have it. */
export type Product = Item & {
  basicPricePerDay: number
  stocks: number | { stock: number }[]
  brands: string[]
  volumes: string[]
  categoryIds: number[]
  priority: number
  createdAt: string
}

/** All products of the demonstration data. */
export const PRODUCTS = demo<Product>('products')

/** The number of units, in whichever shape the stock is given. */
export const stockOf = ({ stocks }: Product) =>
  typeof stocks === 'number' ? stocks : (stocks[0]?.stock ?? 0)
