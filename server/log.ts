import { type Logger, pino } from 'pino'
import type { Env } from './env.server.ts'

/** The server's log: JSON lines on standard output. */
export function createLog({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({ level: LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime })
}

/** A URL as it may be logged: without its query, and without the words that a visitor searched for. */
export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*/s, '')
  return path.replace(/^(\/search\/).+/s, '$1…').slice(0, 300)
}
