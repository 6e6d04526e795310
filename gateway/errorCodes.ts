import { CATALOGUE } from './rest/errorCatalogue.ts'

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
    meaning: 'the request is none of GraphQL over HTTP: no JSON, a batch, a mutation by `GET`',
    action: 'correct it',
  },
  CSRF_HEADER_MISSING: {
    meaning: 'a foreign page could have sent this request',
    action: 'send one of the headers of the first rule above',
  },
  LIMIT_EXCEEDED: {
    meaning: 'too much was asked: `limit`, `max` and `found` say of what, and how far over',
    action: 'ask for less',
  },
  INTROSPECTION_DISABLED: {
    meaning: '`__schema` is closed here; `__type` is open',
    action: 'use `schema.graphql`',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'nobody registered this hash (small hexadecimal letters)',
    action: 'send the document',
  },
  PERSISTED_QUERY_MISMATCH: {
    meaning: 'the hash does not belong to the document',
    action: 'send the right one',
  },
  PERSISTED_QUERY_ONLY: {
    meaning: 'only registered operations are answered here',
    action: 'register it',
  },
  INTERNAL: {
    meaning: 'a fault of the gateway, which is in its log',
    action: 'report the `requestId`',
  },
} as const satisfies Record<string, ErrorCode>

/** The codes of the services' failures, as one row of the same table. */
export const SERVICE_CODES = Object.keys(CATALOGUE)
