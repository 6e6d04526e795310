import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../base/clientAddress.ts'

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

/** Of one IP address a tenth, and no more than some at all: one stranger must not hide everybody's reports. */
const PART_OF_ADDRESS = 0.1

/** Answers whether one more report fits into the minute. */
export function perMinute(max: number): (request: FastifyRequest) => boolean {
  let minute = Number.NaN
  let count = 0
  const counts = new Map<string, number>()
  return (request) => {
    const current = Math.floor(Date.now() / MINUTE_MS)
    if (current !== minute) {
      ;[minute, count] = [current, 0]
      counts.clear()
    }
    const address = clientOf(request)
    const own = counts.get(address) ?? 0
    if (own >= max * PART_OF_ADDRESS || count >= max) return false
    counts.set(address, own + 1)
    count += 1
    return true
  }
}

function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
