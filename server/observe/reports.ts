import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../base/clientAddress.ts'
import { perMinuteOfEach } from '../base/log.ts'

/** Refuses a report that no page of this shop sent, before its body has come. */
export async function onlyFromOwnPages(request: FastifyRequest, reply: FastifyReply) {
  if (!isFromOwnPage(request))
    return reply.code(403).send({ message: 'Only for pages of this shop', requestId: request.id })
}

/** Answers a report that is none. */
export function refuseReport(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(400).send({ message: 'Not a report', requestId: request.id })
}

/** One IP address has a tenth: a stranger must not take the room of everybody's reports. */
const PART_OF_ADDRESS = 0.1

/** Answers whether one more report fits into the minute. */
export function reportsPerMinute(max: number): (request: FastifyRequest) => boolean {
  const mayAny = perMinuteOfEach(max)
  const mayAddress = perMinuteOfEach(max * PART_OF_ADDRESS)
  return (request) => mayAddress(clientOf(request)) && mayAny('')
}

function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
