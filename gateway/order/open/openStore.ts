/** An order as it is counted: nothing of a person, but keyed hashes of phone number and IP address. */
type OpenRecord = {
  /** A hash of the order's key and content. */
  id: string
  orderers: readonly string[]
  /** First and last day of the rental. */
  start: string
  end: string
  /** What it takes, in whole stocks. */
  stocks: number
}

/** The most of one orderer: orders that are open at once, and whole stocks of those that are open on the same days. */
export type OpenBounds = { openOrders: number; stocks: number }

/**
 * Counts the orders whose rental has not ended, by who made them: bounded in number, those that end first are forgotten first.
 */
export type OpenStore = {
  /** The secret of the hashes: the stored one, else `fresh`, which is stored then. */
  secret(fresh: string): Promise<string>
  /** Counts an order, or answers false: one of its orderers has too much already. An order that is counted stays counted. */
  take(record: OpenRecord, bounds: OpenBounds, today: string): Promise<boolean>
  drop(id: string, orderers: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** How many orders are counted at most; a record is about 150 bytes. */
export const MAX_OPEN_RECORDS = 100_000
