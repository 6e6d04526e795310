import { createHash, timingSafeEqual } from 'node:crypto'
import type { Trace } from '../base/trace.ts'

/** The contents of `extensions.explain` for an operation. */
export type Explanation = {
  /** Points that the operation was estimated to cost, and the largest number of REST calls that it was estimated to make. */
  estimated: { cost: number | null; upstreamCalls: number | null }
  /** How many calls were answered by a service, from the cache, or by an equal call that was in flight. */
  answered: { byService: number; fromCache: number; shared: number }
  /** For how many products each collected call was made. */
  batches: number[]
  calls: {
    call: string
    service: string
    request: string
    outcome: string
    status: number | null
    milliseconds: number
    attempts: number
    from: 'service' | 'cache' | 'shared'
  }[]
}

/** Explains the REST calls of an operation. */
export function explain({ calls, batches, cost, upstreamCalls }: Trace): Explanation {
  const explained = calls.map((record): Explanation['calls'][number] => ({
    call: record.call,
    service: record.service,
    request: `${record.method} ${record.path}`,
    outcome: record.outcome,
    status: record.status ?? null,
    milliseconds: Math.round(record.milliseconds * 10) / 10,
    attempts: record.attempts,
    from: record.cached ? 'cache' : record.shared ? 'shared' : 'service',
  }))
  const count = (from: string) => explained.filter((call) => call.from === from).length
  return {
    estimated: { cost, upstreamCalls },
    answered: { byService: count('service'), fromCache: count('cache'), shared: count('shared') },
    batches: [...batches],
    calls: explained,
  }
}

/** True if a request may read explanations: requested by header, and outside production or with the key. */
export function mayExplain(
  headers: Headers,
  { production, explainKey }: { production: boolean; explainKey?: string | undefined },
): boolean {
  if (headers.get('x-explain') === '1' && !production) return true
  const sent = headers.get('x-explain-key')
  return Boolean(explainKey) && sent !== null && sameText(sent, explainKey ?? '')
}

/** True if two texts are one, in a time that does not tell how much of a secret was right. */
export function sameText(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
