import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { ApolloClient, gql, HttpLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { minifyIntrospectionQuery } from '@urql/introspection'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { GraphQLClient } from 'graphql-request'
import {
  createOperationDescriptor,
  Environment,
  Network,
  type OperationDescriptor,
  type PayloadData,
  RecordSource,
  Store,
} from 'relay-runtime'
import { getDataID } from '../../../docs/clients/relay.ts'
import { cacheOptions } from '../../../docs/clients/urql.ts'
import { askPlainly, type Operation } from './operations.ts'

type Variables = Record<string, unknown>

/** One way to ask the gateway. */
export interface Asking {
  /** Past whatever the client keeps, and kept then. */
  ask(operation: Operation, variables: Variables): Promise<unknown>
}

/** A client that keeps answers as entities. */
export interface Keeping extends Asking {
  /** From what is kept alone; `isWhole` is false where something would have to be asked for. */
  read(operation: Operation, variables: Variables): Promise<{ data: unknown; isWhole: boolean }>
}

const isMutation = ({ query }: Operation) => /^mutation/m.test(query)

export function plain(shop: string): Asking {
  return { ask: ({ query }, variables) => askPlainly(shop, query, variables) }
}

export function graphqlRequest(shop: string): Asking {
  const client = new GraphQLClient(`${shop}/graphql`)
  return { ask: ({ query }, variables) => client.request(query, variables) }
}

export function apollo(shop: string, options: InMemoryCacheConfig = {}): Keeping {
  const cache = new InMemoryCache(options)
  const client = new ApolloClient({ cache, link: new HttpLink({ uri: `${shop}/graphql` }) })
  return {
    async ask(operation, variables) {
      const document = gql(operation.query)
      const { data, error } = isMutation(operation)
        ? await client.mutate({ mutation: document, variables })
        : await client.query({ query: document, variables, fetchPolicy: 'network-only' })
      if (error) throw error
      return data
    },
    async read({ query }, variables) {
      const document = cache.transformDocument(gql(query))
      const { result, complete } = cache.diff({
        query: document,
        variables,
        optimistic: false,
        returnPartialData: true,
      })
      return { data: result, isWhole: complete }
    },
  }
}

export async function urql(shop: string): Promise<Keeping> {
  const schema = minifyIntrospectionQuery(
    introspectionFromSchema(buildSchema(await readFile('schema.graphql', 'utf8'))),
  )
  const client = new Client({
    url: `${shop}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange(cacheOptions(schema)), fetchExchange],
  })
  return {
    async ask(operation, variables) {
      const { data, error } = isMutation(operation)
        ? await client.mutation(operation.query, variables)
        : await client.query(operation.query, variables, { requestPolicy: 'network-only' })
      if (error) throw error
      return data
    },
    async read({ query }, variables) {
      const { data, stale } = await client.query(query, variables, { requestPolicy: 'cache-only' })
      return { data, isWhole: data !== null && data !== undefined && !stale }
    },
  }
}

/** `modules`: what `compileForRelay` made. `options`: the environment's, the documented ones when there are none. */
export function relay(
  shop: string,
  modules: ReadonlyMap<string, string>,
  options: object = { getDataID },
): Keeping {
  const environment = new Environment({
    network: Network.create(async ({ text }, variables) => ({
      data: await askPlainly<PayloadData>(shop, text ?? '', variables),
      errors: undefined,
    })),
    store: new Store(new RecordSource()),
    ...options,
  })
  async function describe({ name }: Operation, variables: Variables): Promise<OperationDescriptor> {
    const module = await import(/* @vite-ignore */ pathToFileURL(modules.get(name) ?? '').href)
    return createOperationDescriptor(module.default, variables)
  }
  return {
    async ask(operation, variables) {
      const asked = await describe(operation, variables)
      const run = isMutation(operation)
        ? environment.executeMutation({ operation: asked })
        : environment.execute({ operation: asked })
      await run.toPromise()
      environment.retain(asked)
      return environment.lookup(asked.fragment).data
    },
    async read(operation, variables) {
      const { data, isMissingData } = environment.lookup((await describe(operation, variables)).fragment)
      return { data, isWhole: !isMissingData }
    },
  }
}
