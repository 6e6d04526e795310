import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const FILE = new URL('../../schema.graphql', import.meta.url)

/** `GET /schema.graphql`: the schema for code generators, which `/graphql` does not tell them. */
export function registerSchema(app: FastifyInstance): void {
  const text = readFileSync(FILE)
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
