import { GraphQLError } from 'graphql'
import { CallAbortedError, UpstreamEmptyError, UpstreamError } from '../rest/errors.ts'

/** Where unexpected errors are logged, once each. Fits pino. */
export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The request whose client reads an answer, and the log for what he must not read. */
export type Reader = { requestId: string; log: Log }

/** The public form of an error: services' failures, the gateway's own; any other is `INTERNAL`, and logged only here. */
export function publicError(error: unknown, { requestId, log }: Reader): GraphQLError {
  const found =
    error instanceof GraphQLError ? error : new GraphQLError('', { originalError: toError(error) })
  const { path } = found
  const place = { path, locations: locationsOf(found) }
  const cause = rootOf(found)
  if (isTooRepetitive(found))
    return new GraphQLError('The document selects the same fields too often to be checked.', {
      extensions: { code: 'LIMIT_EXCEEDED', http: { status: 400, spec: true }, requestId },
    })
  if (cause instanceof UpstreamError) {
    const { extensionCode: code, status, service, retryable } = cause
    const field = cause instanceof UpstreamEmptyError ? cause.field : undefined
    const details = { ...(status !== undefined && { status }), ...(field !== undefined && { field }) }
    const extensions = { code, ...details, service, retryable, requestId }
    return new PublicError(cause.message, { ...place, extensions })
  }
  if (cause instanceof GraphQLError && isIntended(cause, found)) {
    const extensions = { ...requestFault(found), ...withoutOriginal(cause.extensions), requestId }
    return new PublicError(found.message, { ...place, extensions })
  }
  // Yoga reads `variables` and `extensions` of a query string, and of a form, as they come.
  if (cause instanceof SyntaxError && path === undefined)
    return new GraphQLError('A parameter of the request is not JSON.', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 }, requestId },
    })
  if (!(cause instanceof CallAbortedError))
    log.error({ requestId, path: path?.join('.'), err: cause }, 'unexpected error in the gateway')
  // Without a path nothing was executed: the whole request failed.
  const http = path === undefined ? { status: 500 } : undefined
  return new PublicError('Something went wrong on our side. Name the request id when you report it.', {
    ...place,
    extensions: { code: 'INTERNAL', retryable: true, requestId, ...(http && { http }) },
  })
}

/** An error with its place by line and column. */
class PublicError extends GraphQLError {
  override readonly locations: GraphQLError['locations']
  constructor(
    message: string,
    { path, locations, extensions }: Pick<GraphQLError, 'path' | 'locations' | 'extensions'>,
  ) {
    super(message, { path, extensions })
    this.locations = locations
  }
}

// The tokens know their lines: the text of the document is not walked again for each error.
function locationsOf({ nodes, locations }: GraphQLError): GraphQLError['locations'] {
  const places = nodes?.flatMap(({ loc }) => (loc ? [loc.startToken] : []))
  return places?.length ? places.map(({ line, column }) => ({ line, column })) : locations
}

// GraphQL’s own bound on comparing fields of one name has this message; the error has no other mark.
function isTooRepetitive({ message, path }: GraphQLError): boolean {
  return path === undefined && message === 'Validation aborted.'
}

// Where Yoga could not read a request it shows what the parser said.
function withoutOriginal({
  originalError,
  ...extensions
}: GraphQLError['extensions']): GraphQLError['extensions'] {
  return originalError === undefined ? extensions : { ...extensions, http: { status: 400 } }
}

/** The error at the bottom: what a resolver threw, under GraphQL's and Yoga's wrappers. */
function rootOf(error: GraphQLError): Error {
  const { originalError } = error
  if (!originalError) return error
  return originalError instanceof GraphQLError ? rootOf(originalError) : originalError
}

// Errors of a field are ours when they carry a code; those of the whole request come from GraphQL's own checks.
function isIntended(cause: GraphQLError, found: GraphQLError): boolean {
  if (cause.extensions.unexpected) return false
  return cause.extensions.code !== undefined || found.path === undefined
}

// GraphQL itself refuses these before execution: text that does not parse, variables that do not fit.
function requestFault({ message, path }: GraphQLError): object {
  if (path !== undefined) return {}
  const code = message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_USER_INPUT'
  return { code, http: { status: 400, spec: true } }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error('not an error', { cause: error })
}

/** The code that a client is going to read in an error, for metrics. */
export function rootCode(error: GraphQLError): string {
  const cause = rootOf(error)
  if (cause instanceof UpstreamError) return cause.extensionCode
  const { code } = error.extensions
  return typeof code === 'string' ? code : 'INTERNAL'
}
