import type { Stock } from './stock.ts'

/** The most days of one calendar: six weeks, as a month is drawn. */
export const MAX_CALENDAR_DAYS = 42

/** Requested units of a product. */
export type ProductQuantity = { productId: string; quantity: number }

/** A line that is not free on a day, and the units that are; null: nobody says. */
export type ShortLine = ProductQuantity & { stock: Stock }

/** A day for lines that are requested together; `free` null: no line is certainly short, but the stock of some is unknown. */
export type RentDay = { date: string; free: boolean | null; short: ShortLine[] }

/** The shortages of one day; `stocks` has the free units of each line. An unknown stock is never free. */
export function rentDay(date: string, lines: readonly ProductQuantity[], stocks: readonly Stock[]): RentDay {
  const short = lines
    .map((line, index) => ({ ...line, stock: stocks[index] ?? null }))
    .filter(({ stock, quantity }) => stock === null || stock < quantity)
  const isShort = short.some(({ stock }) => stock !== null)
  return { date, free: isShort ? false : short.length > 0 ? null : true, short }
}
