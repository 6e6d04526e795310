import type { FastifyReply, FastifyRequest } from 'fastify'

const MINUTE_MS = 60_000

/** Refuses a report that no page of this shop sent, before its body has come. */
export async function onlyFromOwnPages(request: FastifyRequest, reply: FastifyReply) {
  if (!isFromOwnPage(request))
    return reply.code(403).send({ message: 'Only for pages of this shop', requestId: request.id })
}

/** Answers a report that is none. */
export function refuseReport(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(400).send({ message: 'Not a report', requestId: request.id })
}

/** Answers whether one more fits into the minute. */
export function perMinute(max: number): () => boolean {
  let minute = Number.NaN
  let count = 0
  return () => {
    const current = Math.floor(Date.now() / MINUTE_MS)
    if (current !== minute) [minute, count] = [current, 0]
    count += 1
    return count <= max
  }
}

function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
