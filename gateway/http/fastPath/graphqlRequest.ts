import { LIMITS } from '../../base/limits.ts'
import { isRecord } from '../../rest/values/shape.ts'
import { persistedHash } from '../persisted.ts'
import { countValues } from '../variables.ts'

/** A document, by its text or by its hash, and what it is executed with. */
export type GraphqlRequest = {
  document: { text: string } | { hash: string }
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

const PARAMETERS = new Set(['query', 'variables', 'operationName', 'extensions'])

/** What a body asks; null for one that is refused, or that only Yoga understands. */
export function readGraphqlRequest(body: string): GraphqlRequest | null {
  const params = parse(body)
  if (!isRecord(params)) return null
  for (const name in params) if (!PARAMETERS.has(name)) return null
  const { query, operationName, variables, extensions } = params
  if (!isOptional(operationName, isText) || !isOptional(variables, isRecord)) return null
  if (!isOptional(extensions, isRecord)) return null
  const hash = persistedHash(extensions)
  const document = isText(query)
    ? hash === null && { text: query }
    : query == null && hash !== null && { hash }
  if (!document || countValues(variables) > LIMITS.variables.max) return null
  return { document, operationName: operationName ?? undefined, variables: variables ?? undefined }
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
