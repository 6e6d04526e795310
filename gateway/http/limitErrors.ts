import { GraphQLError } from 'graphql'
import { LIMITS, type LimitName } from '../base/limits.ts'

/** The error of a request that is over a limit: which one, and by how much. */
function limitExceeded(limit: LimitName, found: number, detail = ''): GraphQLError {
  const { max, name } = LIMITS[limit]
  return new GraphQLError(`${name} ${found} exceeds the limit of ${max}.${detail}`, {
    extensions: { code: 'LIMIT_EXCEEDED', limit, max, found, http: { status: 400, spec: true } },
  })
}

/** The error of what is over a limit; null for what is within. */
export function over(limit: LimitName, found: number, detail = ''): GraphQLError | null {
  return found > LIMITS[limit].max ? limitExceeded(limit, found, detail) : null
}

/** The error of a body that is too large; `length` is what the client declared. */
export function bodyTooLarge(length: string | null): GraphQLError {
  const { max } = LIMITS.body
  const { message, extensions } = limitExceeded('body', Math.max(Number(length) || 0, max + 1))
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 413 } } })
}
