import { LIMITS } from '../../base/limits.ts'
import { isRecord } from '../../rest/values/shape.ts'
import { countValues } from '../variables.ts'

/** A request as its body has it: a document or the hash of one, and what it is executed with. */
export type GraphqlRequest = {
  query: string | undefined
  extensions: Record<string, unknown> | undefined
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

const PARAMETERS = new Set(['query', 'variables', 'operationName', 'extensions'])

/** The GraphQL request of a body; null for one that only Yoga understands, or refuses. */
export function readGraphqlRequest(body: string): GraphqlRequest | null {
  const params = parse(body)
  if (!isRecord(params)) return null
  for (const name in params) if (!PARAMETERS.has(name)) return null
  const { query, operationName, variables, extensions } = params
  if (!isOptional(query, isText) || !isOptional(operationName, isText)) return null
  if (!isOptional(variables, isRecord) || !isOptional(extensions, isRecord)) return null
  // Deeply nested ones cannot be written as a key either.
  if (countValues(variables) > LIMITS.variables.max) return null
  return {
    query: query ?? undefined,
    // Some clients send an empty name where there is none.
    operationName: operationName || undefined,
    variables: variables ?? undefined,
    extensions: extensions ?? undefined,
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function isOptional<Value>(
  value: unknown,
  is: (value: unknown) => value is Value,
): value is Value | null | undefined {
  return value == null || is(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Variables as text, equal for equal ones in whatever order their names came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    // A number too large for any would be written as null; no input has a field without a name.
    if (part === Infinity || part === -Infinity) return { '': String(part) }
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part
  })
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
