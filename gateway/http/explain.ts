import { createHash, timingSafeEqual } from 'node:crypto'
import type { Trace } from '../base/trace.ts'

export type Explanation = ReturnType<typeof explain>

/** The REST calls of an operation, and what it was estimated to need: the contents of `extensions.explain`. */
export function explain({ calls, batches, cost, upstreamCalls }: Trace) {
  const explained = calls.map((record) => ({
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
    // For how many products each collected call was made.
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
