import { ANSWERS } from './answers.ts'
import { BODIES } from './bodies.ts'
import { conflictLines } from './border/orders.ts'
import { isRecord, type JsonSchema, withoutNull } from './border/shape.ts'
import { CALLS, type Call, type CallName, DEFAULT_SERVICE_PATHS } from './calls.ts'
import { QUERY_PARAMS } from './queryParams.ts'

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
    },
    paths,
    components: { schemas, parameters: HEADERS },
  }
}

const ABOUT =
  'Fields that are not named here are ignored. A field of a wrong type is read as null, and an item of a list ' +
  'without its required fields is left out, so a service may begin with a part of this.'

const words = { type: ['string', 'null'], maxLength: 300 }
const FAILURE: JsonSchema = {
  type: 'object',
  description: 'A failure; the two fields may also stand at the top.',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: ['string', 'integer', 'null'], maxLength: 100 },
        message: words,
        lines: { ...conflictLines.schema, description: 'Which lines of an order are concerned.' },
      },
    },
  },
}

function operation(callName: CallName, call: Call, name: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const body = BODIES[callName]
  const failure = (description: string) => json(description, { $ref: '#/components/schemas/Failure' })
  return {
    operationId: callName,
    tags: [call.service],
    parameters: parameters(callName, call),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [call.expects]: json('Success.', {
        type: 'object',
        properties: { result: name(withoutNull(ANSWERS[callName].schema)) },
        required: ['result'],
      }),
      ...(call.nullable && { 404: { description: 'There is none.' } }),
      ...(callName === 'createOrder' && {
        409: failure('OUT_OF_STOCK with `lines`, PRICE_CHANGED, or IDEMPOTENCY_KEY_REUSED.'),
      }),
      default: failure('Every other status is a failure; redirects are not followed.'),
    },
  }
}

function parameters(callName: CallName, { path, query, defaults }: Call): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'ids' ? 'Up to 250 ids, comma-joined.' : 'The slug, percent-encoded.',
    schema: { type: 'string' },
  }))
  const inQuery = (query ?? []).map((name) => ({
    name,
    in: 'query',
    ...QUERY_PARAMS[name],
    schema: { ...QUERY_PARAMS[name]?.schema, ...(defaults?.[name] && { default: defaults[name] }) },
  }))
  const key = { $ref: '#/components/parameters/IdempotencyKey' }
  const requestId = { $ref: '#/components/parameters/RequestId' }
  return [...inPath, ...inQuery, requestId, ...(callName === 'createOrder' ? [key] : [])]
}

const HEADERS: JsonSchema = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Names the request in the logs of all sides.',
    schema: { type: 'string', maxLength: 128 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'The same for every try of one order: a second try is answered with the first order and the header ' +
      '`Idempotency-Replayed: true`.',
    schema: { type: 'string', maxLength: 128 },
  },
}

function json(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } }
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
