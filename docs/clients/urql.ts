import type { CacheExchangeOpts } from '@urql/exchange-graphcache'

type Schema = NonNullable<CacheExchangeOpts['schema']>
type Type = { kind: string; name: string; fields?: readonly { name: string }[] }

/**
 * `cacheExchange(cacheOptions(schema))`. What has an `id` is an entity, everything else lives inside its parent: that is told to graphcache,
 * which would warn of it otherwise. `schema` is what `minifyIntrospectionQuery` of `@urql/introspection` makes of `/schema.graphql`.
 */
export function cacheOptions(schema: Schema): CacheExchangeOpts {
  const types: readonly Type[] = schema.__schema.types ?? []
  const embedded = types.filter(
    ({ kind, fields }) => kind === 'OBJECT' && !fields?.some(({ name }) => name === 'id'),
  )
  return { schema, keys: Object.fromEntries(embedded.map(({ name }) => [name, () => null])) }
}
