import type { FastifyInstance } from 'fastify'
import type { Gateway } from '#gateway/yoga.server.ts'

/** Answers `/graphql` with the gateway: operations by GET and POST, the playground where it is switched on. */
export function registerGraphql(app: FastifyInstance, { yoga }: Gateway): void {
  // The gateway reads and limits the body itself; Fastify must not consume it first.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST', 'OPTIONS'],
      async handler(request, reply) {
        const response = await yoga.handleNodeRequestAndResponse(request.raw, reply.raw, {
          requestId: request.id,
        })
        response.headers.forEach((value, name) => {
          reply.header(name, value)
        })
        // A playground page has inline scripts; every other answer is data.
        const isPage = response.headers.get('content-type')?.startsWith('text/html')
        if (isPage) reply.header('content-security-policy', "frame-ancestors 'none'")
        // Whole, so that small answers are not compressed and others carry their length.
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
      },
    })
  })
}
