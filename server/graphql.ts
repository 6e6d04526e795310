import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Gateway, PLAYGROUND_POLICY } from '#gateway/yoga.server.ts'
import type { CountMutation } from './mutationLimit.ts'
import type { EnterQueue } from './overload/index.ts'
import { RETRY_AFTER_SECONDS } from './overload/refusal.ts'

type GraphqlOptions = {
  gateway: Gateway
  enterQueue: EnterQueue
  leaveQueue: (reply: FastifyReply) => void
  countMutation: CountMutation
}

/** Answers `/graphql` with the gateway: operations by GET and POST, the playground where it is switched on. */
export function registerGraphql(
  app: FastifyInstance,
  { gateway, enterQueue, leaveQueue, countMutation }: GraphqlOptions,
): void {
  // The gateway reads and limits the body itself; Fastify must not consume it first.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      url: gateway.yoga.graphqlEndpoint,
      method: ['GET', 'POST', 'OPTIONS'],
      async handler(request, reply) {
        const answer = gateway.handle(request.raw, reply.raw, {
          requestId: request.id,
          countWrite: (write) => countMutation(request, reply, write),
          async admit({ isMutation }) {
            const isAdmitted = await enterQueue(reply, isMutation ? 'orders' : 'pages')
            return isAdmitted ? null : { code: 'OVERLOADED', retryAfter: RETRY_AFTER_SECONDS }
          },
        })
        const { status, headers, body } = await answer.finally(() => leaveQueue(reply))
        reply.headers(headers)
        const isPage = headers['content-type']?.startsWith('text/html')
        if (isPage) reply.header('content-security-policy', PLAYGROUND_POLICY)
        // Whole, so that small answers are not compressed and others carry their length.
        return reply.code(status).send(body)
      },
    })
  })
}
