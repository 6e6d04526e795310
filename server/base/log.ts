import { type Logger, pino } from 'pino'
import type { Env } from './env.server.ts'

/** Lines are written together when there are so many characters of them, or after the pause: a write each would be a tenth of a request. */
const BATCH_CHARACTERS = 15 * 1024
const PAUSE_MS = 200
/** What waits while nobody reads the log. Further lines are dropped: a reader that stalls must not end the shop. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** The server's log: JSON lines on standard output. */
export function createLog({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  const batches = createBatches(() => pino.destination({ sync: false, maxLength: MAX_WAITING_BYTES }))
  return pino({ level: LOG_LEVEL, timestamp: createTimestamp() }, batches)
}

type Destination = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'> & { destroyed?: boolean }

/** Hands lines on in batches: the destination measures all that waits anew for each piece that it is given. */
export function createBatches(open: () => Destination): Pick<Destination, 'write' | 'flushSync'> {
  let batch = ''

  function handOn(): void {
    const lines = batch
    batch = ''
    if (lines !== '' && !destination.destroyed) destination.write(lines)
  }

  // The destination is opened after this, so that it still writes at the end what it is given then.
  process.on('beforeExit', handOn).on('exit', handOn)
  setInterval(handOn, PAUSE_MS).unref()
  const destination = open()
  return {
    write(line) {
      batch += line
      if (batch.length >= BATCH_CHARACTERS) handOn()
      return true
    },
    flushSync() {
      handOn()
      destination.flushSync()
    },
  }
}

/** The time in ISO 8601, written once for all lines of a millisecond. */
function createTimestamp(): () => string {
  let at = Number.NaN
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

const SEARCH = '/search/'

/** A URL as it may be logged: without its query, and without the words that a visitor searched for. */
export function loggedPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return path.startsWith(SEARCH) && path !== SEARCH ? `${SEARCH}…` : path.slice(0, 300)
}
