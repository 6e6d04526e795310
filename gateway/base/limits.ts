/** One limit: its number, the counted unit, the name of the count in errors, and its reason. `docs/gateway.md` prints this table. */
type Limit = { max: number; unit: string; name: string; reason: string }

/** The limits on requests of clients. */
export const LIMITS = {
  body: {
    max: 64 * 1024,
    unit: 'bytes of a request body',
    name: 'Request body size',
    reason: 'An order of 250 lines takes less than half of it.',
  },
  documentLength: {
    max: 16 * 1024,
    unit: 'characters of a document',
    name: 'Document length',
    reason: 'The storefront needs a tenth; pass texts as variables.',
  },
  lines: {
    max: 1000,
    unit: 'lines of a document',
    name: 'Line count',
    reason: 'A document has that many if each of its tokens is on its own line.',
  },
  tokens: {
    max: 1000,
    unit: 'tokens of a document',
    name: 'Token count',
    reason: 'The storefront needs a tenth; pass lists as variables.',
  },
  depth: {
    max: 10,
    unit: 'levels of nested fields',
    name: 'Query depth',
    reason: 'The storefront needs 6.',
  },
  aliases: {
    max: 15,
    unit: 'aliases of an operation',
    name: 'Alias count',
    reason: 'Aliases repeat expensive fields.',
  },
  directives: {
    max: 5,
    unit: 'directives of an operation',
    name: 'Directive count',
    reason: 'Directives cost more to check than to send.',
  },
  variables: {
    max: 5000,
    unit: 'values in the variables of a request',
    name: 'Variable value count',
    reason: 'An order of 250 lines has about 1,000.',
  },
  cost: {
    max: 20_000,
    unit: 'points of estimated cost',
    name: 'Estimated cost',
    reason: '100 products with all of their fields, and their extras as cards.',
  },
  upstreamCalls: {
    max: 25,
    unit: 'REST calls of an operation, estimated',
    name: 'Estimated REST call count',
    reason: 'One operation must not flood the services.',
  },
  mutationFields: {
    max: 1,
    unit: 'mutation fields of an operation',
    name: 'Mutation field count',
    reason: 'A retry must repeat only what failed.',
  },
  operations: {
    max: 1,
    unit: 'operations of a request',
    name: 'Operation count',
    reason: 'Batches hide cost; send requests in parallel.',
  },
  listItems: {
    max: 250,
    unit: 'items of a list argument',
    name: 'List length',
    reason: 'The URL of a REST call has to stay short.',
  },
  errors: {
    max: 100,
    unit: 'errors of an answer',
    name: 'Error count',
    reason: 'A list may have an error in each field of each item.',
  },
  pageSize: { max: 100, unit: 'items of a page', name: 'Page size', reason: 'Request the next page.' },
} as const satisfies Record<string, Limit>

/** The name of a limit, the value of `extensions.limit`. */
export type LimitName = keyof typeof LIMITS
