import type { z } from 'zod'
import type { JsonSchema, Shape } from '../values/shape.ts'
import type { CacheTimes } from './cacheTimes.ts'
import { jsonSchemaOf } from './inputSchema.ts'
import type { Params, ValuesOf } from './params.ts'
import { toSegment } from './query.ts'

/** The company's services. Which base path each has comes from the environment. */
export const SERVICES = ['catalog', 'content', 'product', 'notifications'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Where each service is mounted unless the environment says otherwise. */
export const DEFAULT_SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  catalog: '/api/rental_service',
  content: '/api/content_service',
  product: '/api/product_service',
  notifications: '/api/notifications_service',
}

export type Method = 'GET' | 'POST' | 'DELETE'

/** The most that an answer may be, in decoded bytes, where its call sets no other maximum. */
export const MAX_BYTES = 1024 * 1024

/** All of one REST call: types, requests, caching and the OpenAPI document are made from it. */
export type Call = {
  service: ServiceName
  method: Method
  /** `{…}` is filled with one segment. */
  path: string
  /** Its purpose, in a line. */
  summary: string
  /** The value for the `{…}` of the path; a secret one is in no record of the call. */
  segment?: { description: string; schema: JsonSchema; isSecret?: true }
  /** The query. */
  params: Params
  body?: JsonSchema
  /** The shape that the result is checked against. */
  answer: Shape<unknown>
  /** How long an answer is cached when it is for no given days; null: not at all. */
  times: CacheTimes | null
  /** The most that an answer may be, in decoded bytes. Default: `MAX_BYTES`. */
  maxBytes?: number
  /** The only status that counts as success. */
  expects: 200 | 201
  /** 404 is an answer ("there is none"), not a failure. */
  nullable?: true
  /** Sent with an `Idempotency-Key`; `conflict` is what a 409 means. */
  keyed?: { conflict: string }
}

/** True if a call changes nothing, and may be repeated. */
export function isRead({ method, expects }: Pick<Call, 'method' | 'expects'>): boolean {
  return method === 'GET' || (method === 'POST' && expects === 200)
}

/** The input of one call. */
export type CallInput = {
  /** The value for the `{…}` of the path, already encoded. */
  segment?: string
  params?: object
  body?: object
  idempotencyKey?: string
  /** The most items that the list may answer, where no `limit` of the query says it. */
  maxItems?: number
  /** Past the cache and past equal calls in flight. */
  fresh?: boolean | undefined
  /** Seconds for which an answer for given days is taken as it is. */
  maxAge?: number | undefined
}

/** Makes one call: the checked answer, or null where the service has none. */
export type Fetch<Answer> = (input?: CallInput) => Promise<Answer | null>

/** `fresh`: past the cache and equal calls in flight. `maxAge`: seconds for which an answer for given days is taken as it is. */
export type ReadOptions = { fresh?: boolean; maxAge?: number }

type Read<Answer> = {
  service: ServiceName
  path: string
  summary: string
  answer: Shape<Answer | null>
  times: CacheTimes | null
  maxBytes?: number
}

/** A read that takes no parameters. Like its siblings below, `connect` makes the client's function of it. */
export function get<Answer>(read: Read<Answer>) {
  return {
    ...READ,
    ...read,
    params: {},
    connect:
      (fetch: Fetch<Answer>) =>
      async ({ fresh }: ReadOptions = {}) =>
        present(await fetch({ fresh })),
  }
}

/** A read by the parameters of a query. */
export function getByQuery<Answer, P extends Params>(read: Read<Answer> & { params: P }) {
  return {
    ...READ,
    ...read,
    connect:
      (fetch: Fetch<Answer>) =>
      async (params?: ValuesOf<P>, { fresh, maxAge }: ReadOptions = {}) =>
        present(await fetch({ ...(params && { params }), fresh, maxAge })),
  }
}

/** A read of one named entity: null where the service answers 404, and without a request where no entity can have that name. */
export function getBySlug<Answer, P extends Params = Record<never, never>>(
  read: Read<Answer> & { params?: P },
) {
  return {
    ...READ,
    params: {},
    ...read,
    segment: SLUG,
    nullable: true as const,
    connect:
      (fetch: Fetch<Answer>) =>
      async (slug: string, params?: ValuesOf<P>, { fresh }: ReadOptions = {}) => {
        const segment = toSegment(slug)
        return segment === null ? null : fetch({ segment, ...(params && { params }), fresh })
      },
  }
}

/** The path of what one person has sent: an order, a wait. */
export const SECRET = {
  description: 'The secret of the order or the wait, percent-encoded.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  isSecret: true as const,
}

/** A read by a question that no URL holds. It is not cached, and has connections of its own. */
export function ask<Answer, Body extends object>(
  read: Omit<Read<Answer>, 'times'> & { body: z.ZodType<Body> },
) {
  return {
    ...READ,
    method: 'POST' as const,
    times: null,
    params: {},
    ...read,
    body: jsonSchemaOf(read.body),
    connect: (fetch: Fetch<Answer>) => async (body: Body) => present(await fetch({ body })),
  }
}

/** A write. */
export function post<Answer, Body extends object>(write: {
  service: ServiceName
  path: string
  summary: string
  body: z.ZodType<Body>
  answer: Shape<Answer | null>
}) {
  return {
    method: 'POST' as const,
    expects: 201 as const,
    times: null,
    params: {},
    ...write,
    body: jsonSchemaOf(write.body),
    connect: (fetch: Fetch<Answer>) => async (body: Body) => present(await fetch({ body })),
  }
}

const SLUG = {
  description: 'The slug, percent-encoded.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const READ = { method: 'GET', expects: 200 } as const

/** The answer of a call that always has one. */
export function present<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new TypeError('a call that is not nullable cannot answer null')
  return answer
}
