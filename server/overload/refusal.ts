import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE, NAME } from '#company/constants.ts'

/** Seconds after which somebody who was refused may try again. */
export const RETRY_AFTER_SECONDS = 3

/** For people, without anything that another request would have to bring. A company's name has neither `<` nor `>`. */
export const BUSY_PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Одну минуту — ${NAME.replaceAll('&', '&amp;')}</title>
<h1>Одну минуту</h1>
<p>Сейчас у\u00A0нас очень много посетителей. Страница откроется сама через несколько секунд.</p>
</html>
`

/** A page that opened by itself would be another form, an empty one. */
const BUSY_FORM =
  'Сейчас у\u00A0нас очень много посетителей. Обновите эту страницу через несколько секунд: форма отправится ещё раз, ' +
  'и\u00A0второго заказа не\u00A0будет. Или вернитесь на\u00A0шаг назад и\u00A0отправьте её снова.'

/** 503 for a request that there is no time for now: cheap to make, and soon tried again. */
export function refuse({ headers, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).header('cache-control', 'no-store')
  if (method === 'POST') return reply.type('text/plain; charset=utf-8').send(BUSY_FORM)
  return headers.accept?.includes('text/html')
    ? reply.type('text/html; charset=utf-8').send(BUSY_PAGE)
    : reply.type('text/plain; charset=utf-8').send('Too many requests at once, try again in a few seconds')
}
