import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE, NAME } from '#company/constants.ts'
import { DARK_PALETTE, PALETTE } from '#company/look/index.ts'
import { texts } from '#company/texts/index.ts'

/** Seconds after which somebody who was refused may try again. */
export const RETRY_AFTER_SECONDS = 3

const name = NAME.replaceAll('&', '&amp;')
const color = (role: keyof typeof PALETTE) => `light-dark(${PALETTE[role]},${DARK_PALETTE[role]})`

/** For people, without anything that another request would have to bring. A company's name has neither `<` nor `>`. */
export const BUSY_PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>${texts.failures.busyTitle} — ${name}</title>
</head>
<body style="color-scheme:light dark;margin:0;padding:0 24px;border-top:6px solid ${color('--accent')};background:${color('--bg')};color:${color('--text')};font:16px/1.5 system-ui,sans-serif">
<p style="margin:0;padding:16px 0;border-bottom:1px solid ${color('--line')};font-weight:600">${name}</p>
<h1>${texts.failures.busyTitle}</h1>
<p style="max-width:40em;color:${color('--text-2')}">${texts.failures.busy}</p>
</body>
</html>
`

/** For clients of the gateway, as it says it itself. */
export const BUSY_ERROR = JSON.stringify({
  errors: [
    {
      message: 'The server is busy, try again in a few seconds.',
      extensions: { code: 'OVERLOADED', retryable: true },
    },
  ],
})

/** 503 for a request that there is no time for now: cheap to make, and soon tried again. */
export function refuse({ headers, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).header('cache-control', 'no-store')
  // A page that opened by itself would be another form, an empty one.
  if (method === 'POST') return reply.type('text/plain; charset=utf-8').send(texts.failures.busyForm)
  return headers.accept?.includes('text/html')
    ? reply.type('text/html; charset=utf-8').send(BUSY_PAGE)
    : reply.type('text/plain; charset=utf-8').send('Too many requests at once, try again in a few seconds')
}
