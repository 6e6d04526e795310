import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '#company/texts/index.ts'
import { networkOf } from '../base/clientAddress.ts'
import { isBadUrl } from '../http/badUrls.ts'
import type { CountMutation } from '../overload/mutationLimit.ts'
import type { PageRequest, PageServices, RequestInfo } from './render/pageServices.ts'
import type { RenderAny } from './render/renderAny.ts'

type PlainOrderOptions = {
  pageRequestOf(requestInfo: RequestInfo): PageRequest
  countMutation: CountMutation
  siteUrl(): string
  renderAny: RenderAny
}

/** The longest form, bytes: all texts at their longest, each letter percent-encoded. */
const MAX_BYTES = 48 * 1024
/** For so long a browser knows the order that it sent. */
const PLACED_SECONDS = 24 * 60 * 60
/** Fields of a form: of an order as many as it has lines, and a few more. */
const MAX_FIELDS = 270
/** The field of the button that sends the list as a message in place of the order. */
const AS_MESSAGE = 'asMessage'
const TYPE = 'application/x-www-form-urlencoded'
/** The paths of the forms, and as which write each counts. */
const FORMS = [
  ['/order', 'orders'],
  ['/my-order/:secret', 'changes'],
  ['/waitlist', 'messages'],
  ['/waitlist/:secret', 'messages'],
] as const
type Write = (typeof FORMS)[number][1]

/**
 * The order form without a script, and the forms of made orders and of waits. The answer is their page with what became of it, or leads to what was made.
 * Only forms of the shop's own pages are read; nothing of one is stored or logged.
 */
export function registerPlainOrders(
  app: FastifyInstance,
  { pageRequestOf, countMutation, siteUrl, renderAny }: PlainOrderOptions,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>(
      TYPE,
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, readFields(body)),
    )
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'form failed')
      return say(reply, status, REFUSALS[status] ?? texts.failures.formFailed)
    })
    for (const [path, write] of FORMS) register(scope, path, write)
  })

  function register(scope: FastifyInstance, path: string, write: Write) {
    scope.post<{ Body: Fields | null | undefined }>(path, {
      // Before the body is read: nobody needs that of a stranger's form. Who has a secret needs no other proof, and its page sends no origin.
      onRequest: async (request, reply) => {
        if (!path.endsWith(':secret') && !isOwnForm(request, siteUrl()))
          return say(reply, 403, texts.failures.foreignForm)
        if (isBadUrl(request.originalUrl)) return say(reply, 400, texts.failures.unreadableForm)
      },
      // Before it waits for a slot, which takes the fields' word for its rank.
      async preValidation(request, reply) {
        if (!request.body) return say(reply, 400, texts.failures.unreadableForm)
        const pause = await countMutation(request, reply, AS_MESSAGE in request.body ? 'messages' : write)
        if (pause > 0)
          return say(reply.header('retry-after', String(pause)), 429, texts.failures.tooManyForms)
      },
      async handler(request, reply) {
        const { id, log, url, headers } = request
        const { services } = pageRequestOf({ id, log, url, headers, client: networkOf(request) })
        return answer(request, reply, { services, fields: request.body ?? {}, renderAny })
      },
    })
  }
}

type Fields = Record<string, string>
type Sent = { services: PageServices; fields: Fields; renderAny: RenderAny }

async function answer(request: FastifyRequest, reply: FastifyReply, { services, fields, renderAny }: Sent) {
  let status = 200
  const page = await renderAny({
    urlOriginal: request.url,
    headersOriginal: request.headers,
    services: {
      ...services,
      posted: {
        fields,
        refuse: (code: number) => {
          status = code
        },
      },
    },
  })
  const { httpResponse } = page
  if (page.errorWhileRendering && httpResponse.statusCode === 500)
    request.log.error({ err: page.errorWhileRendering }, 'page failed')
  for (const [name, value] of httpResponse.headers) reply.header(name, value)
  reply.header('cache-control', 'no-store')
  const isMoved = httpResponse.statusCode >= 300 && httpResponse.statusCode < 400
  // The next page is requested by GET, so that a reload of it sends nothing again.
  if (isMoved) return reply.code(303).headers(placedCookie(reply)).send('')
  if (!('pageId' in page)) return say(reply, 500, texts.failures.formFailed)
  return reply
    .code(httpResponse.statusCode !== 200 ? httpResponse.statusCode : status)
    .send(httpResponse.body)
}

/** Tells the page of the made order that it is this browser's: its link alone is anybody's. The next order has another key. */
function placedCookie(reply: FastifyReply): Record<string, string[]> {
  const { pathname, searchParams } = new URL(String(reply.getHeader('location')), 'http://shop')
  if (reply.request.url.startsWith('/order') && pathname.startsWith('/my-order/'))
    return { 'set-cookie': [FORGOTTEN_KEY] }
  if (!searchParams.has('number')) return {}
  const attributes = `Path=/order/success; Max-Age=${PLACED_SECONDS}; HttpOnly; SameSite=Lax`
  const placed = `placedOrder=${encodeURIComponent(String(searchParams))}; ${attributes}`
  return { 'set-cookie': [placed, FORGOTTEN_KEY] }
}

const FORGOTTEN_KEY = 'orderKey=; Path=/order; Max-Age=0'

/** True if a page of the shop sent it, by what browsers say and scripts of other sites cannot change. */
function isOwnForm({ headers, host, protocol }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = headers.origin ?? originOf(headers.referer)
  // At the shop's own name only as visitors reach it; the others are loopback and IP addresses.
  const own = host === new URL(siteUrl).host ? siteUrl : `${protocol}://${host}`
  return from !== undefined && from === new URL(own).origin
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
}

/** The fields of a form; null for what has far more of them than any of ours. */
function readFields(body: string): Fields | null {
  const params = new URLSearchParams(body)
  return params.size > MAX_FIELDS ? null : Object.fromEntries(params)
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: texts.failures.unreadableForm,
  413: texts.failures.longForm,
  415: texts.failures.unreadableForm,
}

function say(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
