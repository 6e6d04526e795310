import { readFileSync } from 'node:fs'
import { type Call, DEFAULT_SERVICE_PATHS, isRead } from '../rest/calls/call.ts'
import { CALLS, type CallName } from '../rest/calls/index.ts'
import { isParam, type Param, type Params } from '../rest/calls/params.ts'
import { conflictLines } from '../rest/shapes/orders.ts'
import { price } from '../rest/values/number.ts'
import { isRecord, type JsonSchema, withoutNull } from '../rest/values/shape.ts'

/** Requests, and the embedded services' answers to them: printed by `npm run docs:rest`. */
const EXAMPLES: Record<CallName, { request?: unknown; answer: unknown }> = JSON.parse(
  readFileSync(new URL('./upstreamExamples.json', import.meta.url), 'utf8'),
)

/** The services as the gateway expects them, OpenAPI 3.1, made of the very checks that their answers go through. */
export function openApi(): JsonSchema {
  const schemas: Record<string, JsonSchema> = {}
  const name = (schema: JsonSchema) => hoist(schema, schemas)
  const paths: Record<string, JsonSchema> = {}
  for (const [callName, call] of Object.entries(CALLS) as [CallName, Call][]) {
    paths[call.path] = {
      ...paths[call.path],
      servers: [{ url: DEFAULT_SERVICE_PATHS[call.service], description: `The ${call.service} service` }],
      [call.method.toLowerCase()]: operation(callName, call, name),
    }
  }
  schemas.Failure = name(FAILURE)
  return {
    openapi: '3.1.0',
    info: {
      title: 'The services of a rental company, as the gateway expects them',
      version: '2',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'All services at one root, as a mock server serves them.' }],
    // The gateway sends no credentials: the services are reached from inside, or through a proxy that adds them.
    security: [],
    tags: Object.keys(DEFAULT_SERVICE_PATHS).map((service) => ({
      name: service,
      description: `The ${service} service`,
    })),
    paths,
    components: { schemas, parameters: HEADERS },
  }
}

const ABOUT =
  'The gateway ignores fields that are not in this document. It reads a field of a wrong type as null, and omits ' +
  'a list item without its required fields. So a service may begin with a part of this contract.'

const words = { type: ['string', 'null'], maxLength: 300 }
const FAILURE: JsonSchema = {
  type: 'object',
  description: 'A failure; the two fields may also be at the top level.',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: ['string', 'integer', 'null'], maxLength: 100 },
        message: words,
        lines: { ...conflictLines.schema, description: 'The lines of the order that have the problem.' },
        total: { ...price.schema, description: 'The total of the order by the service.' },
      },
    },
  },
}

function operation(callName: CallName, call: Call, name: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { body, keyed } = call
  const { request, answer } = EXAMPLES[callName]
  const result = name(withoutNull(call.answer.schema))
  return {
    operationId: callName,
    tags: [call.service],
    summary: call.summary,
    description: aboutKeeping(call),
    parameters: parameters(call),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body, example: request } } },
    }),
    responses: {
      [call.expects]: {
        ...(keyed && { headers: REPLAYED }),
        ...json('Success.', { type: 'object', properties: { result }, required: ['result'] }, answer),
      },
      400: failure('The request cannot be read.', 'INVALID_PARAMETER'),
      ...(call.nullable && {
        404: failure('There is none. The gateway does not read the body.', 'NOT_FOUND'),
      }),
      ...(keyed && { 409: failure(keyed.conflict, 'PRICE_CHANGED') }),
      ...(body && { 422: failure('A field is missing or wrong.', 'VALIDATION_ERROR') }),
      default: failure(
        'Every other status is a failure. The gateway does not follow redirects.',
        'INTERNAL_ERROR',
      ),
    },
  }
}

/** How long an answer may be old, so that nobody looks for a change that is not shown yet. */
function aboutKeeping(call: Call): string {
  const { times, keyed, expects } = call
  if (times)
    return `The gateway caches an answer for ${times.fresh} seconds, an answer for given days for 2. After that it may still use the answer while the service fails.`
  if (keyed)
    return `Never cached. However often it is sent, one \`Idempotency-Key\` creates one order; the answer is ${expects} each time.`
  return isRead(call)
    ? 'A read, never cached.'
    : 'Never cached. A message comes with an `Idempotency-Key` where its client has made one: a service that looks at it stores a repeat once.'
}

function failure(description: string, code: string): JsonSchema {
  return json(description, { $ref: '#/components/schemas/Failure' }, { error: { code } })
}

const REPLAYED = {
  'Idempotency-Replayed': {
    description: '`true`: the order was already stored under this key.',
    schema: { type: 'string', enum: ['true'] },
  },
}

function parameters({ path, segment, params, keyed }: Call): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(segment && { description: segment.description, schema: segment.schema }),
  }))
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  const requestId = { $ref: '#/components/parameters/RequestId' }
  return [...inPath, ...inQuery(params), requestId, ...(keyed ? [key] : [])]
}

function inQuery(params: Params): JsonSchema[] {
  return Object.values(params).flatMap((param) => (isParam(param) ? [queryParam(param)] : inQuery(param)))
}

function queryParam({ name, description, schema, default: fallback }: Param<unknown>): JsonSchema {
  const withDefault = { ...schema, ...(fallback !== undefined && { default: fallback }) }
  return {
    name,
    in: 'query',
    description,
    schema: withDefault,
    ...(schema.type === 'array' && { explode: false }),
  }
}

const HEADERS: JsonSchema = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Identifies the request in all logs.',
    schema: { type: 'string', maxLength: 128 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'The same for every attempt of one order. Answer a further attempt with the first order and the header ' +
      '`Idempotency-Replayed: true`.',
    schema: { type: 'string', maxLength: 128 },
  },
}

function json(description: string, schema: JsonSchema, example: unknown): JsonSchema {
  return { description, content: { 'application/json': { schema, example } } }
}

/** Moves every schema with a title to `schemas`, and leaves a reference in its place. */
function hoist(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'items' && isRecord(value)) return [keyword, hoist(value, schemas)]
      if (keyword !== 'properties' || !isRecord(value)) return [keyword, value]
      const parts = Object.entries(value).map(([key, part]) => [
        key,
        isRecord(part) ? hoist(part, schemas) : part,
      ])
      return [keyword, Object.fromEntries(parts)]
    }),
  )
  if (typeof schema.title !== 'string') return inner
  const { title, ...unnamed } = withoutNull(inner)
  schemas[schema.title] = unnamed
  const reference = { $ref: `#/components/schemas/${title}` }
  const nullable = Array.isArray(schema.type) && schema.type.includes('null')
  return nullable ? { anyOf: [reference, { type: 'null' }] } : reference
}
