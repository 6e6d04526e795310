import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE, NAME } from '#company/constants.ts'
import { texts } from '#company/texts/index.ts'

/** Seconds after which somebody who was refused may try again. */
export const RETRY_AFTER_SECONDS = 3

/** For people, without anything that another request would have to bring. A company's name has neither `<` nor `>`. */
export const BUSY_PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>${texts.failures.busyTitle} — ${NAME.replaceAll('&', '&amp;')}</title>
<h1>${texts.failures.busyTitle}</h1>
<p>${texts.failures.busy}</p>
</html>
`

/** 503 for a request that there is no time for now: cheap to make, and soon tried again. */
export function refuse({ headers, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).header('cache-control', 'no-store')
  // A page that opened by itself would be another form, an empty one.
  if (method === 'POST') return reply.type('text/plain; charset=utf-8').send(texts.failures.busyForm)
  return headers.accept?.includes('text/html')
    ? reply.type('text/html; charset=utf-8').send(BUSY_PAGE)
    : reply.type('text/plain; charset=utf-8').send('Too many requests at once, try again in a few seconds')
}
