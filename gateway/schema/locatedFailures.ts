import {
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  responsePathAsArray,
} from 'graphql'
import { callsOf } from '../base/restCalls.ts'

/** Has fields that may fail say where. GraphQL would take a stack for each item of a list, longer than all else takes. */
export function locateFailures(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve && (field.args.length > 0 || callsOf(field).calls.length > 0))
        field.resolve = locating(field.resolve)
  }
  return schema
}

function locating<Source, Context>(
  resolve: GraphQLFieldResolver<Source, Context>,
): GraphQLFieldResolver<Source, Context> {
  return (source, args, context, info) => {
    try {
      const result = resolve(source, args, context, info)
      return result instanceof Promise ? result.catch((error) => fail(error, info)) : result
    } catch (error) {
      return fail(error, info)
    }
  }
}

// No constructor of an error is called: it would take a stack, and look for the line in the whole document.
function fail(error: unknown, { fieldNodes: nodes, path }: GraphQLResolveInfo): never {
  const originalError = error instanceof Error ? error : new Error('not an error', { cause: error })
  const { message } = originalError
  const extensions = originalError instanceof GraphQLError ? originalError.extensions : {}
  const place = { nodes, path: responsePathAsArray(path) }
  throw Object.assign(Object.create(GraphQLError.prototype), { message, ...place, originalError, extensions })
}
