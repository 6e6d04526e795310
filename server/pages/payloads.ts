import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageRender } from './cache/pageRender.ts'
import type { ReadyPages } from './cache/sendPage.ts'
import type { PageVariant } from './cache/variant.ts'

type Sources = { variant: PageVariant; ready: ReadyPages | null; render: PageRender }

/** `GET {path}/_payload.json?{build}`: a page's data for a visitor without dates, so that shared caches may keep it. */
export async function answerPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  { variant, ready, render }: Sources,
): Promise<FastifyReply> {
  const { page, rendered } = (await ready?.cache.load(variant, request)) ?? { page: null, rendered: null }
  if (ready && page) return ready.send(request, reply, page).then(() => reply)
  const { statusCode, headers, body } = rendered ?? (await render(variant, request))
  // No payload is no failure: the page asks the gateway, which says what is wrong.
  if (statusCode !== 200) return reply.code(204).header('cache-control', 'no-store').send()
  return reply.headers(headers).send(Buffer.from(body))
}
