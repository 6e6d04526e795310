import { GraphQLError } from 'graphql'

/** One limit: its number, what is counted, and why it is there. `docs/gateway.md` prints this table. */
type Limit = { max: number; unit: string; reason: string }

/** Everything that a client can ask too much of. */
export const LIMITS = {
  body: {
    max: 64 * 1024,
    unit: 'bytes of a request body',
    reason: 'An order of 250 lines takes less than half of it.',
  },
  tokens: {
    max: 1000,
    unit: 'tokens of a document',
    reason: 'The storefront’s largest document has a tenth of it; lists belong into variables.',
  },
  depth: { max: 10, unit: 'fields inside each other', reason: 'The storefront needs 6.' },
  aliases: { max: 15, unit: 'aliases of an operation', reason: 'Aliases repeat expensive fields.' },
  directives: {
    max: 5,
    unit: 'directives of an operation',
    reason: 'Directives cost more to check than to send.',
  },
  cost: {
    max: 20_000,
    unit: 'points of estimated cost',
    reason: '100 products with everything that is in them, and their extras as cards.',
  },
  upstreamCalls: {
    max: 25,
    unit: 'REST calls of an operation, estimated',
    reason: 'One operation may not become a storm at the services.',
  },
  mutationFields: {
    max: 1,
    unit: 'mutation fields of an operation',
    reason: 'A retry must repeat only what failed.',
  },
  operations: {
    max: 1,
    unit: 'operations of a request',
    reason: 'Batches hide cost; send requests side by side.',
  },
  listItems: {
    max: 250,
    unit: 'items of a list argument',
    reason: 'The address of a REST call has to stay short.',
  },
  pageSize: { max: 100, unit: 'items of a page', reason: 'Ask for the next page.' },
} as const satisfies Record<string, Limit>

/** The name of a limit, as it stands in `extensions.limit`. */
export type LimitName = keyof typeof LIMITS

/** The refusal of an operation that is over a limit: says which, and how far over. */
export function limitExceeded(name: LimitName, found: number, detail = ''): GraphQLError {
  const { max, unit } = LIMITS[name]
  return new GraphQLError(`Too much: found ${found} ${unit}, at most ${max} are allowed.${detail}`, {
    extensions: { code: 'LIMIT_EXCEEDED', limit: name, max, found, http: { status: 400, spec: true } },
  })
}

/** The refusal of a body that is too large; its length is known when the client named it. */
export function bodyTooLarge(length: string | null): GraphQLError {
  const { max } = LIMITS.body
  const { message, extensions } = limitExceeded('body', Math.max(Number(length) || 0, max + 1))
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 413 } } })
}
