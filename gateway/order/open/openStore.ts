/** An order as it is counted: nothing of a person, but a keyed hash of the network that it came from. */
type OpenRecord = {
  /** A hash of the order's key and content. */
  id: string
  network: string
  /** First and last day of the rental. */
  start: string
  end: string
  /** Its share of the shop, in whole stocks. */
  stocks: number
  /** When it came, in milliseconds. */
  at: number
}

/** For so long an order counts: the company has seen it by then. */
export const OPEN_MS = 24 * 60 * 60 * 1000

/** The most orders of one network that count at once: many more than a counter or an office makes, and a carrier's customers. */
export const MAX_ORDERS = 300

/** Counts the orders of the last 24 hours by their network. */
export type OpenStore = {
  /** The secret of the hashes: the stored one, else `fresh`, which is stored then. */
  secret(fresh: string): Promise<string>
  /** Counts an order, or answers false: with it, its network has more than MAX_ORDERS, or of the same days more than `maxStocks`. */
  take(record: OpenRecord, maxStocks: number): Promise<boolean>
  drop(order: Pick<OpenRecord, 'id' | 'network'>): Promise<void>
  /** Forgets the secret: nobody has the networks that were counted any more. */
  forget(): Promise<void>
  close(): Promise<void>
}
