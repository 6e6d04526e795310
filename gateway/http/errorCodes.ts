import { CATALOGUE } from '../rest/errorCatalogue.ts'

/** What a value of `extensions.code` means, and what a client does about it. `docs/gateway.md` prints this table. */
type ErrorCode = { meaning: string; action: string }

/** The codes of everything that is refused or fails, apart from the services’ failures. */
export const GATEWAY_CODES = {
  BAD_USER_INPUT: {
    meaning: 'an argument or a variable cannot be used; `extensions.argument` names an argument',
    action: 'correct it',
  },
  GRAPHQL_PARSE_FAILED: { meaning: 'the document is not GraphQL', action: 'correct it' },
  GRAPHQL_VALIDATION_FAILED: { meaning: 'the document does not fit the schema', action: 'correct it' },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'it is not clear which operation of the document is meant',
    action: 'send its `operationName`',
  },
  BAD_REQUEST: {
    meaning:
      'the request is none of GraphQL over HTTP: no JSON (415), no JSON accepted (406), a batch, a mutation by `GET`, a host that is not the server’s (421)',
    action: 'correct it',
  },
  CSRF_HEADER_MISSING: {
    meaning: 'CSRF check failed: another site could have sent this request',
    action: 'send one of the headers of the first rule above',
  },
  LIMIT_EXCEEDED: {
    meaning:
      'a limit was exceeded: `limit`, `max` and `found` say which and by how much, where it can be counted',
    action: 'request less',
  },
  INTROSPECTION_DISABLED: {
    meaning: '`__schema` is closed here; `__type` is open',
    action: 'use `/schema.graphql`',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'no operation has this hash (lowercase hex)',
    action: 'send the document',
  },
  PERSISTED_QUERY_MISMATCH: {
    meaning: 'the hash does not match the document',
    action: 'send the right one',
  },
  PERSISTED_QUERY_ONLY: {
    meaning: 'only registered operations are allowed',
    action: 'register it',
  },
  OVERLOADED: {
    meaning: 'the server is busy; status 503',
    action: 'send it again after `Retry-After`',
  },
  TOO_MANY_MUTATIONS: {
    meaning: 'too many writes of one kind from one address in a minute; status 429',
    action: 'send it again after `Retry-After`',
  },
  INTERNAL: {
    meaning: 'an internal error of the gateway; its log has the cause',
    action: 'report the `requestId`',
  },
} as const satisfies Record<string, ErrorCode>

/** The codes of the services' failures, as one row of the same table. */
export const SERVICE_CODES = Object.keys(CATALOGUE)
