import type { ExecutionResult, GraphQLError } from 'graphql'
import { LIMITS } from '../base/limits.ts'
import { publicError, type Reader } from './publicError.ts'

const { max } = LIMITS.errors

/** A result as its client may read it; `extensions.more` says how many of its errors were left out, the most deeply nested ones. */
export function publicResult<Result extends ExecutionResult>(result: Result, reader: Reader): Result {
  const { errors = [], extensions } = result
  if (errors.length === 0) return result
  const more = errors.length - max
  const shown = more > 0 ? errors.toSorted(byDepth).slice(0, max) : errors
  return {
    ...result,
    errors: shown.map((error) => publicError(error, reader)),
    ...(more > 0 && { extensions: { ...extensions, more } }),
  }
}

function byDepth({ path: one = [] }: GraphQLError, { path: other = [] }: GraphQLError): number {
  return one.length - other.length
}

/** A public result as Yoga writes it: with the places of its errors, which Yoga makes anew and would look for again. */
export function writtenResult<Result extends ExecutionResult>(result: Result) {
  const stringify = ({ errors, ...rest }: ExecutionResult) =>
    JSON.stringify({ errors: errors?.map((error, index) => written(error, result.errors?.[index])), ...rest })
  return { ...result, stringify }
}

function written(error: GraphQLError, { locations }: Partial<GraphQLError> = {}) {
  const { message, ...rest } = error.toJSON()
  return { message, ...(locations && { locations }), ...rest }
}
