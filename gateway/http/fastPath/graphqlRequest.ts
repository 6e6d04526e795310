import { LIMITS } from '../../base/limits.ts'
import { isRecord } from '../../rest/values/shape.ts'
import { countValues } from '../variables.ts'

/** A request as its body has it: a document or the hash of one, and what it is executed with. */
export type GraphqlRequest = {
  query?: string | null
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null
  extensions?: Record<string, unknown> | null
}

const isText = (value: unknown) => typeof value === 'string'
const PARAMETERS = new Map<string, (value: unknown) => boolean>([
  ['query', isText],
  ['operationName', isText],
  ['variables', isRecord],
  ['extensions', isRecord],
])

/** The GraphQL request of a body; null for one that only Yoga understands, or refuses. */
export function readGraphqlRequest(body: string): GraphqlRequest | null {
  const params = parse(body)
  if (!isRecord(params)) return null
  for (const [name, value] of Object.entries(params)) {
    const fits = PARAMETERS.get(name)
    if (!fits || (value !== null && !fits(value))) return null
  }
  // Deeply nested ones cannot be written as a key either.
  if (countValues(params.variables) > LIMITS.variables.max) return null
  // Some clients send an empty name where there is none.
  return { ...params, operationName: params.operationName || undefined } as GraphqlRequest
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
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
