/** For so long a browser keeps the key of an order that it has not sent, or of which nothing is known. */
const KEPT_SECONDS = 24 * 60 * 60

/** The key of an order in a form; null for anything else. */
export function readKey(text: string | undefined): string | null {
  return text !== undefined && /^[\w-]{16,64}$/.test(text) ? text : null
}

/**
 * The key that this browser's form has: also a form of another plan, until it is known what became of the first, as with scripts
 * (submit/pendingOrder.ts).
 */
export function keptKey(cookie = ''): string | null {
  return readKey(/(?:^|; *)orderKey=([^;]+)/.exec(cookie)?.[1])
}

/** Gives the browser the key to keep; server/pages/plainOrders.ts takes that of a made order back. */
export function keyCookie(key: string): string {
  return `orderKey=${key}; Path=/order; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`
}
