import { CALLS, type Call, type CallName } from './calls.ts'
import type { RequestOptions, RestOptions } from './options.ts'
import { type QueryValue, toQuery } from './query.ts'
import type { Outgoing } from './send.ts'

/** What a call is given. */
export type Asked = {
  /** What fills the `{…}` of the path, already encoded. */
  segment?: string
  query?: Readonly<Record<string, QueryValue>>
  body?: object
  idempotencyKey?: string
  /** Past the cache and past equal calls in flight. */
  fresh?: boolean | undefined
}

/** One call that somebody asks for. */
export type Job = {
  name: CallName
  call: Call
  /** From the base address on, query included: equal reads have equal paths. */
  path: string
  asked: Asked
  who: RequestOptions
}

/** What one call asks for, with its whole path. */
export function toJob(name: CallName, asked: Asked, who: RequestOptions, options: RestOptions): Job {
  const call: Call = CALLS[name]
  const path = call.path.replace(/\{\w+\}/, () => asked.segment ?? '')
  const query = toQuery(call.query ?? [], { ...call.defaults, ...given(asked.query) })
  return { name, call, path: `${options.servicePaths[call.service]}${path}${query}`, asked, who }
}

/** The request of a job. Nothing of the visitor travels but the request's id. */
export function toRequest({ call, path, asked, who }: Job, baseUrl: string): Outgoing {
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': who.requestId }
  if (asked.idempotencyKey !== undefined) headers['idempotency-key'] = asked.idempotencyKey
  if (asked.body === undefined) return { method: call.method, url: baseUrl + path, headers }
  headers['content-type'] = 'application/json'
  return { method: call.method, url: baseUrl + path, headers, body: JSON.stringify(asked.body) }
}

// A value that is not given must not hide the call's default.
function given(query: Asked['query'] = {}): Asked['query'] {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
