import { LANGUAGE, LOCALE } from '#company/constants.ts'
import { type CachePlan, cachePlan } from './calls/cacheTimes.ts'
import { type Call, type CallInput, MAX_BYTES, SERVICES, type ServiceName } from './calls/call.ts'
import { CALLS, type CallName, OPTIONAL } from './calls/index.ts'
import { isParam } from './calls/params.ts'
import { sentParams, toQuery } from './calls/query.ts'
import type { RequestOptions, RestOptions } from './options.ts'
import type { Outgoing } from './send.ts'

/** A service, or a call that is optional or has a path of its own: what hangs in one holds nothing of another. */
export type Group = ServiceName | CallName

/** One call that is to be made for a request. */
export type Job = {
  name: CallName
  call: Call
  /** Whose connections and limits it has. */
  group: Group
  /** From the base URL on, query included: equal reads have equal paths. */
  path: string
  /** The same for logs and traces: without a secret. */
  shownPath: string
  /** It asks for the days of a rental. */
  isDated: boolean
  /** How its answer is cached; null: not at all. */
  plan: CachePlan | null
  /** The most items that a list may answer; undefined where the call has no limit. */
  maxItems: number | undefined
  input: CallInput
  request: RequestOptions
}

/** All groups of these services. */
export function groupsOf({ callPaths = {} }: Pick<RestOptions, 'callPaths'>): Group[] {
  const apart = Object.keys({ ...callPaths, ...OPTIONAL }) as CallName[]
  return [...SERVICES, ...apart]
}

/** One call with its whole path. */
export function toJob(
  name: CallName,
  input: CallInput,
  request: RequestOptions,
  { servicePaths, callPaths, cache }: Pick<RestOptions, 'servicePaths' | 'callPaths' | 'cache'>,
): Job {
  const call: Call = CALLS[name]
  const elsewhere = callPaths?.[name]
  const whole = elsewhere ?? servicePaths[call.service] + call.path
  const own = whole.replace(/\{\w+\}/, () => input.segment ?? '')
  const sent = sentParams(call.params, input.params)
  const path = `${own}${toQuery(sent)}`
  const shownPath = call.segment?.isSecret ? whole : path
  const values = new Set(sent.map(({ param }) => param.values))
  const maxItems = input.maxItems ?? limitOf(call, input.params)
  const isList = 'limit' in call.params || name === 'productsByIds'
  const isOwnPage = request.isOwnPage === true
  const plan =
    cache && !input.fresh
      ? cachePlan({ times: call.times, values, isList, isOwnPage, maxAge: input.maxAge })
      : null
  const group = elsewhere || OPTIONAL[name] ? name : call.service
  return { name, call, group, path, shownPath, isDated: values.has('days'), plan, maxItems, input, request }
}

/** The limit that the query of a list names; undefined for other calls. */
function limitOf({ params }: Call, values: object = {}): number | undefined {
  const { limit } = params
  const value: unknown = Reflect.get(values, 'limit') ?? (limit && isParam(limit) ? limit.default : undefined)
  return typeof value === 'number' ? value : undefined
}

/** The company's own language and country: texts are its, whatever a visitor's browser asks for. */
const ACCEPT_LANGUAGE = `${LOCALE},${LANGUAGE};q=0.9`

/** The HTTP request of a job. Of the visitor only the ids of the request and of its trace are sent. */
export function toRequest(
  { call, path, input, request }: Job,
  { baseUrl, access, traceHeaders }: Pick<RestOptions, 'baseUrl' | 'access' | 'traceHeaders'>,
): Outgoing {
  const headers: Record<string, string> = {
    ...access?.headers,
    accept: 'application/json',
    'accept-language': ACCEPT_LANGUAGE,
    'x-request-id': request.requestId,
    ...traceHeaders?.(),
  }
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey
  const outgoing = { method: call.method, url: baseUrl + path, headers, maxBytes: call.maxBytes ?? MAX_BYTES }
  if (input.body === undefined) return outgoing
  headers['content-type'] = 'application/json'
  return { ...outgoing, body: JSON.stringify(input.body) }
}
