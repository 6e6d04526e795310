import type { FastifyInstance } from 'fastify'
import { printSchema } from 'graphql'
import { type Gateway, PLAYGROUND_POLICY } from '#gateway/yoga.server.ts'
import { networkOf } from '../base/clientAddress.ts'
import type { AcquireSlot } from '../overload/index.ts'
import type { CountMutation } from '../overload/mutationLimit.ts'
import type { Release } from '../overload/queue.ts'
import { RETRY_AFTER_SECONDS } from '../overload/refusal.ts'

type GraphqlOptions = {
  gateway: Gateway
  acquire: AcquireSlot
  countMutation: CountMutation
}

/** Answers `/graphql` with the gateway. `GET /schema.graphql` is the schema for code generators, as it runs: a company has time slots of its own. */
export function registerGraphql(
  app: FastifyInstance,
  { gateway, acquire, countMutation }: GraphqlOptions,
): void {
  const schema = Buffer.from(`${printSchema(gateway.schema)}\n`)
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(schema),
  )
  // The gateway reads and limits the body itself; Fastify must not consume it first.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      url: gateway.yoga.graphqlEndpoint,
      method: ['GET', 'POST', 'OPTIONS'],
      // A compressed body is refused by the gateway, in GraphQL's form.
      decompress: false,
      async handler(request, reply) {
        let slot: Release | null = null
        const answer = gateway.handle(request.raw, reply.raw, {
          requestId: request.id,
          client: networkOf(request),
          countWrite: (write) => countMutation(request, reply, write),
          async admit({ isMutation, isExpensive }) {
            // A request that is found to be expensive waits anew.
            slot?.()
            slot = await acquire(isMutation ? 'orders' : isExpensive ? 'expensive' : 'pages', reply)
            return slot ? null : { code: 'OVERLOADED', retryAfter: RETRY_AFTER_SECONDS }
          },
        })
        const { status, headers, body } = await answer.finally(() => slot?.())
        reply.headers(headers)
        const isPage = headers['content-type']?.startsWith('text/html')
        if (isPage) reply.header('content-security-policy', PLAYGROUND_POLICY)
        // Whole, so that small answers are not compressed and others carry their length.
        return reply.code(status).send(body)
      },
    })
  })
}
