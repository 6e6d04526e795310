import type { FastifyInstance } from 'fastify'
import { readPlan } from '#gateway/rental/plan/readPlan.ts'
import { planPictureUrl } from '#gateway/rental/plan/writePlan.ts'
import type { Gateway } from '#gateway/yoga.server.ts'
import { drawPlan } from './draw.ts'
import { type DatedPlan, pictureOf, pricePlan } from './priced.ts'

type PlanPictureOptions = {
  gateway: Pick<Gateway, 'execute'>
  today(): string
  /** A picture of the storage in some width; null: there is none. */
  photo(request: { path: string; width: number }): Promise<Buffer | null>
}

/** The longest URL that is looked at: a plan's own is shorter. */
const MAX_URL = 2100
const PHOTO_WIDTH = 320
const CACHE_CONTROL = 'public, max-age=300'

/** `GET /plan/picture.png?…`: the preview of a plan, with today's prices; the shop's own picture where there is no price. */
export function registerPlanPicture(app: FastifyInstance, options: PlanPictureOptions): void {
  const make = createMaker(options)

  app.get('/plan/picture.png', async (request, reply) => {
    const plan = request.url.length > MAX_URL ? null : planOf(request.url)
    if (!plan) return reply.code(404).header('cache-control', 'public, max-age=30').send()
    try {
      const picture = await make(plan, request.id)
      if (!picture) return reply.header('cache-control', 'no-store').redirect('/share.png', 302)
      return reply.header('cache-control', CACHE_CONTROL).type('image/png').send(picture)
    } catch (error) {
      request.log.warn({ err: error }, 'no picture of a plan')
      return reply.header('cache-control', 'no-store').redirect('/share.png', 302)
    }
  })
}

function planOf(url: string): DatedPlan | null {
  const { plan } = readPlan(Object.fromEntries(new URL(url, 'http://plan').searchParams))
  const { period, lines } = plan
  return period && lines.length > 0 ? { ...plan, period } : null
}

function createMaker({ gateway, today, photo }: PlanPictureOptions) {
  /** Null for a plan without a price, and for one too long for a URL of its own, which no page leads to. */
  return async function make(plan: DatedPlan, requestId: string): Promise<Buffer | null> {
    const priced = planPictureUrl(plan) === null ? null : await pricePlan(gateway, requestId, plan)
    if (!priced) return null
    // A thing without its picture is left out; the sum is what matters.
    const photos = await Promise.all(
      priced.photoPaths.map((path) => photo({ path, width: PHOTO_WIDTH }).catch(() => null)),
    )
    const found = photos.filter((each) => each !== null)
    return drawPlan({ ...pictureOf(plan, priced, today()), photos: found })
  }
}
