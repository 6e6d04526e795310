import { type Logger, pino } from 'pino'
import type { Env } from './env.server.ts'

/** Lines are written together when there are so many bytes of them, or after the pause: a write each would be a tenth of a request. */
const BATCH_BYTES = 15 * 1024
const PAUSE_MS = 200
/** The bytes that may wait while the log is not read. Further lines are dropped: a reader that stalls must not end the shop. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** The server's log: JSON lines on standard output. */
export function createLog({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  const output = pino.destination({
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: PAUSE_MS,
    maxLength: MAX_WAITING_BYTES,
  })
  return pino({ level: LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

/** The rest of a path after these is a visitor's: words of a search, the secret of an order or of a wait. */
const SEARCH = '/search/'
const SECRETS = ['/my-order/', '/waitlist/']

/** A URL as it may be logged: without its query, and without what is a visitor's own. */
export function loggedPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const plain = plainPath(path)
  const own = [SEARCH, ...SECRETS].find((start) => plain.startsWith(start) && plain !== start)
  return own ? `${own}…` : path.slice(0, 300)
}

/** True if a URL has a secret in it: its page is kept and told of nowhere. */
export function hasSecret(url: string): boolean {
  const plain = plainPath(url)
  return SECRETS.some((start) => plain.startsWith(start))
}

/** However it was spelled: mistyped, the secret is one still. */
function plainPath(path: string): string {
  return path
    .replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
}

const MINUTE_MS = 60_000
const MAX_NAMES = 5000

/** Answers whether one more of a name fits into the minute. Of more names than are counted in a minute, the last do not. */
export function perMinuteOfEach(max: number): (name: string) => boolean {
  const counts = new Map<string, number>()
  let startedAt = Number.NEGATIVE_INFINITY
  return (name) => {
    const now = Date.now()
    if (Math.abs(now - startedAt) >= MINUTE_MS) {
      counts.clear()
      startedAt = now
    }
    const count = (counts.get(name) ?? 0) + 1
    if (count > max || (count === 1 && counts.size >= MAX_NAMES)) return false
    counts.set(name, count)
    return true
  }
}
