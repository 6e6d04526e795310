import { parse } from 'graphql'
import { z } from 'zod'
import { SHORT_NAME } from '#company/constants.ts'
import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { daysText, positionsText } from '#gateway/rental/dayWord.ts'
import { addDays, daysIn, eachDay, type Period } from '#gateway/rental/period.ts'
import type { Plan } from '#gateway/rental/plan/plan.ts'
import { quoteInput } from '#gateway/rental/plan/readPlan.ts'
import type { Gateway } from '#gateway/yoga.server.ts'
import { dayMonthYear, periodInSentence, roubles, weekdayShort } from '#renderer/ui/format.ts'
import { MAX_PHOTOS, type PlanPicture, STRIP_DAYS } from './draw.ts'

/** A plan of which a picture can be made. */
export type DatedPlan = Plan & { period: Period }

/** Days of the strip before the rental. */
const DAYS_BEFORE = 2

const DOCUMENT = parse(`query PlanPicture($input: RentQuoteInput!) {
  rentQuote(input: $input) { total isComplete periodProblem { reason }
  lines { counted stock product { name images { original } } }
  relatedLines { counted stock product { name } } } }`)

const COUNTED = { counted: z.boolean(), stock: z.number().nullable() }
const NAMED = { name: z.string().nullable() }
const Quoted = z.object({
  total: z.number(),
  isComplete: z.boolean(),
  periodProblem: z.object({ reason: z.string() }).nullable(),
  lines: z.array(
    z.object({
      ...COUNTED,
      product: z.object({ ...NAMED, images: z.array(z.object({ original: z.string() })) }).nullable(),
    }),
  ),
  relatedLines: z.array(z.object({ ...COUNTED, product: z.object(NAMED).nullable() })),
})

/** The price of a plan now; `isComplete`: it is the price of the whole plan. */
type PricedPlan = {
  total: number
  isComplete: boolean
  /** How much there is of what is counted. */
  stocks: (number | null)[]
  /** Names of what is not counted. */
  uncounted: string[]
  photoPaths: string[]
}

/** Queries the gateway for a plan's price; null where it has none: its dates cannot be rented, none of its products exists, or no service answers. */
export async function pricePlan(
  gateway: Pick<Gateway, 'execute'>,
  requestId: string,
  plan: DatedPlan,
): Promise<PricedPlan | null> {
  const { data, errors } = await gateway.execute({
    document: DOCUMENT,
    variables: { input: quoteInput(plan) },
    requestId,
  })
  const { success, data: quote } = Quoted.safeParse(data?.rentQuote)
  if (errors || !success || quote.periodProblem) return null
  const counted = quote.lines.filter((line) => line.counted)
  if (counted.length === 0) return null
  const paths = counted.flatMap(({ product }) => product?.images[0]?.original ?? [])
  const extras = quote.relatedLines.filter((line) => line.counted)
  const stocks = [...counted, ...extras].map(({ stock }) => stock)
  const uncounted = [...quote.lines, ...quote.relatedLines]
    .filter((line) => !line.counted)
    .map(({ product }) => product?.name ?? texts.places.product)
  const { total, isComplete } = quote
  return { total, isComplete, stocks, uncounted, photoPaths: [...new Set(paths)].slice(0, MAX_PHOTOS) }
}

/** The contents of a plan's picture: from the URL it has only the dates and the number of lines. */
export function pictureOf(
  { period, lines }: DatedPlan,
  { total, isComplete, stocks, uncounted }: Omit<PricedPlan, 'photoPaths'>,
  today: string,
): Omit<PlanPicture, 'photos'> {
  const first = addDays(period.start, -DAYS_BEFORE)
  const strip = eachDay({ start: first, end: addDays(first, STRIP_DAYS - 1) })
  const positions = positionsText(lines.length)
  const size = stocks.includes(null) ? texts.planPicture.estimated(positions) : positions
  return {
    name: SHORT_NAME,
    title: texts.planPicture.title(daysText(daysIn(period))),
    dates: periodInSentence(period),
    sum: roubles(total).replaceAll('\u202f', '\u00A0'),
    size: isComplete ? size : texts.planPicture.incomplete(positions),
    uncounted:
      uncounted[0] === undefined ? '' : texts.planPicture.uncounted(uncounted[0], uncounted.length - 1),
    made: (HAS_DELIVERY ? texts.planPicture.madeWithoutDelivery : texts.planPicture.made)(
      dayMonthYear(today),
    ),
    days: strip.map((day) => ({
      weekday: weekdayShort(day),
      day: String(Number(day.slice(8))),
      isRented: day >= period.start && day <= period.end,
    })),
  }
}
