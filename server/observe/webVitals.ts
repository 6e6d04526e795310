import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pages } from '../base/pages.ts'
import type { Metrics } from './metrics.ts'
import { onlyFromOwnPages, refuseReport, reportsPerMinute } from './reports.ts'

const PATH = '/web-vitals'
const BODY_LIMIT = 512
/** So many reports are counted within a minute: nobody can move the figures with a flood of them. */
const COUNTED_A_MINUTE = 600

const Report = z.object({
  page: z.string(),
  /** Milliseconds to the largest paint, and from a press to its paint. */
  LCP: z.number().min(0).max(600_000).optional(),
  INP: z.number().min(0).max(600_000).optional(),
  /** How far the layout shifted, without a unit. */
  CLS: z.number().min(0).max(100).optional(),
})

/** `POST /web-vitals`: how fast a page was for one visitor in ten, who stays unknown; from the shop's own pages alone. */
export function registerWebVitals(app: FastifyInstance, { webVitals }: Metrics, pages: Pages): void {
  const mayCount = reportsPerMinute(COUNTED_A_MINUTE)

  app.post(PATH, { bodyLimit: BODY_LIMIT, onRequest: onlyFromOwnPages }, async (request, reply) => {
    const { data: report } = Report.safeParse(request.body)
    if (!report || !Object.hasOwn(pages, report.page)) return refuseReport(request, reply)
    if (mayCount(request)) webVitals(report)
    return reply.code(204).send()
  })
}
