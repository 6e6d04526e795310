import { CATALOGUE } from '../rest/errorCatalogue.ts'

/** The meaning of a value of `extensions.code`, and what a client does about it. `docs/gateway.md` prints this table. */
type ErrorCode = { meaning: string; action: string }

/** The codes of everything that is refused or fails, apart from the services’ failures. */
export const GATEWAY_CODES = {
  BAD_USER_INPUT: {
    meaning: 'an argument or a variable is invalid; `extensions.argument` names the argument',
    action: 'correct it',
  },
  GRAPHQL_PARSE_FAILED: { meaning: 'the document is not GraphQL', action: 'correct it' },
  GRAPHQL_VALIDATION_FAILED: { meaning: 'the document does not fit the schema', action: 'correct it' },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'the document has several operations, or none so named',
    action: 'send its `operationName`',
  },
  BAD_REQUEST: {
    meaning: 'the request does not follow GraphQL over HTTP: see below',
    action: 'correct it',
  },
  CSRF_HEADER_MISSING: {
    meaning: 'another site could have sent this request',
    action: 'send a header of the first rule above',
  },
  LIMIT_EXCEEDED: {
    meaning: 'a limit was exceeded: `limit`, `max` and, if it can be counted, `found`',
    action: 'request less',
  },
  INTROSPECTION_DISABLED: {
    meaning: '`__schema` cannot be queried here; `__type` can',
    action: 'use `/schema.graphql`',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'no operation has this hash (lowercase hex)',
    action: 'send the document',
  },
  PERSISTED_QUERY_MISMATCH: {
    meaning: 'the hash does not match the document',
    action: 'correct the hash',
  },
  PERSISTED_QUERY_ONLY: {
    meaning: 'only registered operations are allowed',
    action: 'register the operation',
  },
  OVERLOADED: {
    meaning: 'the server is busy; status 503',
    action: 'repeat the request after `Retry-After`',
  },
  TOO_MANY_MUTATIONS: {
    meaning: 'too many writes from one IP address; status 429',
    action: 'repeat the request after `Retry-After`',
  },
  INTERNAL: {
    meaning: 'an internal error of the gateway; its log has the cause',
    action: 'report the `requestId`',
  },
} as const satisfies Record<string, ErrorCode>

/** The codes of the services' failures, as one row of the same table. */
export const SERVICE_CODES = Object.keys(CATALOGUE)
