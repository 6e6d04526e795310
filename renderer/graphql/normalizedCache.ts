import { cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache'
import { EMBEDDED, POSSIBLE_TYPES } from './cacheTypes.generated.ts'

type Ordered = { createOrder: { __typename: string } }
type Order = { input: { lines: readonly { productId: string }[] } }

/** An ordered product is no longer as free as before: it is fetched again where it is shown next. */
const forgetOrdered: UpdateResolver<Ordered, Order> = ({ createOrder }, { input }, cache) => {
  if (createOrder.__typename !== 'OrderCreated') return
  for (const { productId } of input.lines) cache.invalidate({ __typename: 'Product', id: productId })
}

/**
 * The browser's normalized cache: entities by `id`; what lives inside its parent has no key. Dates are arguments of the fields that depend
 * on them, so a change of dates keeps everything else.
 */
export const normalizedCache = cacheExchange({
  keys: Object.fromEntries(EMBEDDED.map((typename) => [typename, () => null])),
  possibleTypes: POSSIBLE_TYPES,
  // An error is not cached: without this, settings that lack their minimum would not be read at all, not even the phone number.
  resolvers: {
    Settings: { minimumRental: ({ minimumRental }) => (minimumRental as number | undefined) ?? null },
  },
  updates: { Mutation: { createOrder: forgetOrdered } },
})
