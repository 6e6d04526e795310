import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { loggedPath } from '../base/log.ts'
import type { Metrics } from './metrics.ts'
import { onlyFromOwnPages, refuseReport, reportsPerMinute } from './reports.ts'

const PATH = '/client-errors'
const BODY_LIMIT = 4096
/** So many reports are logged within a minute; the others are only counted. */
const LOGGED_A_MINUTE = 60
const MAX_FRAMES = 10

const KINDS = ['render', 'mount', 'hydration', 'error', 'rejection', 'code'] as const

const Report = z.object({
  kind: z.enum(KINDS),
  area: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .optional(),
  name: z.string().max(40),
  message: z.string().max(300),
  stack: z.string().max(2000),
  path: z.string().startsWith('/').max(300),
})

/** `POST /client-errors`: failures in browsers, from the shop's own pages. All are counted, a bounded number is logged. */
export function registerClientErrors(app: FastifyInstance, { clientError }: Metrics): void {
  const mayLog = reportsPerMinute(LOGGED_A_MINUTE)

  app.post(PATH, { bodyLimit: BODY_LIMIT, onRequest: onlyFromOwnPages }, async (request, reply) => {
    const { data: report } = Report.safeParse(request.body)
    if (!report) return refuseReport(request, reply)
    const isLogged = mayLog(request)
    clientError({ kind: report.kind, outcome: isLogged ? 'logged' : 'dropped' })
    if (isLogged) request.log.error(logged(report), 'a failure in a browser')
    return reply.code(204).send()
  })
}

function logged({ kind, area, name, message, stack, path }: z.output<typeof Report>) {
  const frames = stack.matchAll(/\/assets\/[\w./-]{1,100}:\d{1,7}:\d{1,7}/g)
  return {
    kind,
    area: area ?? null,
    name: /^\w+$/.test(name) ? name : 'Error',
    message: withoutValues(message),
    frames: Array.from(frames.take(MAX_FRAMES), ([frame]) => frame),
    path: loggedPath(path),
  }
}

// Messages of browsers quote what they stumbled over, and that may be what a visitor typed. The shop's own code writes no Russian
// into an error.
function withoutValues(message: string): string {
  return message
    .replace(/["'`«][^"'`»]*["'`»]?/g, '…')
    .replace(/\S*[@?]\S*|[+\d][\d\s()-]{3,}|[\p{Script=Cyrillic}]+/gu, '…')
    .replace(/\p{Cc}/gu, ' ')
}
