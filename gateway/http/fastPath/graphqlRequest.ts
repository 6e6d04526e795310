import { z } from 'zod'
import { LIMITS } from '../../base/limits.ts'
import { isRecord } from '../../rest/values/shape.ts'
import { countValues } from '../variables.ts'

const record = z.custom<Record<string, unknown>>(isRecord)
const graphqlRequest = z.strictObject({
  query: z.string().nullish(),
  // Some clients send an empty name where there is none.
  operationName: z
    .string()
    .nullish()
    .transform((name) => name || undefined),
  variables: record.nullish(),
  extensions: record.nullish(),
})

/** A request as its body has it: a document or the hash of one, and what it is executed with. */
export type GraphqlRequest = z.output<typeof graphqlRequest>

/** The GraphQL request of a body; null for one that only Yoga understands, or refuses. */
export function readGraphqlRequest(body: string): GraphqlRequest | null {
  const { data } = graphqlRequest.safeParse(parse(body))
  // Deeply nested ones cannot be written as a key either.
  return data && countValues(data.variables) <= LIMITS.variables.max ? data : null
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
