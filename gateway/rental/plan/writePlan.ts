import { isDay } from '../period.ts'
import { toMinor } from '../price.ts'
import { isQuantity, MAX_LINES } from '../quantity.ts'
import {
  MAX_ID,
  MAX_URL,
  PLAN_PATH,
  PLAN_VERSION,
  type Plan,
  type PlanLine,
  planTitle,
  SUM_END,
} from './plan.ts'

/** The most characters that a title takes in a URL. */
const MAX_WRITTEN_TITLE = 360

/** The URL of a plan, without its sums where it would be too long. Null where it has no line or more than fit. */
export function planUrl(plan: Plan): string | null {
  const lines = withParents(plan.lines.filter(isWritable))
  if (lines.length === 0 || lines.length > MAX_LINES) return null
  const url = written(plan, lines)
  if (url.length <= MAX_URL) return url
  const short = written(
    plan,
    lines.map((line) => ({ ...line, sum: null })),
  )
  return short.length <= MAX_URL ? short : null
}

/** Where the picture for previews of a plan is: its dates, things and numbers, without what else somebody wrote. */
export function planPictureUrl(plan: Plan): string | null {
  const lines = plan.lines.map((line) => ({ ...line, sum: null }))
  const url = planUrl({ ...plan, title: '', made: null, lines })
  return url?.replace(PLAN_PATH, `${PLAN_PATH}/picture.png`) ?? null
}

/** The lines as the URL writes them: `id_quantity_sum`, separated by dots; an extra begins with `_`. */
export function linesText(lines: readonly PlanLine[]): string {
  return lines.map(lineText).join('.')
}

function written({ title, period, made }: Plan, lines: readonly PlanLine[]): string {
  const name = writtenTitle(title)
  const params = new URLSearchParams({
    v: PLAN_VERSION,
    ...(period && { s: period.start, e: period.end }),
    ...(made !== null && isDay(made) && { m: made }),
    ...(name && { t: name }),
    l: linesText(lines),
  })
  return `${PLAN_PATH}?${params}`
}

function lineText({ productId, parentId, quantity, sum }: PlanLine): string {
  const minor = sum === null ? Number.NaN : toMinor(sum)
  const isWritten = minor >= 0 && minor < SUM_END
  const text = `${writtenId(productId)}_${quantity}${isWritten ? `_${minor.toString(36)}` : ''}`
  return parentId === null ? text : `_${text}`
}

// Letters, digits and hyphens stand for themselves, every other byte of the UTF-8 form is `*` and two digits: no character of an
// URL is ever written in a longer way by a form or a messenger.
function writtenId(id: string): string {
  return encodeURIComponent(id)
    .replace(/[._~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*')
}

// Letters of some scripts take nine characters each.
function writtenTitle(title: string): string {
  let text = planTitle(title)
  while (encodeURIComponent(text).length > MAX_WRITTEN_TITLE)
    text = planTitle([...text].slice(0, -1).join(''))
  return text
}

function isWritable({ productId, quantity }: PlanLine): boolean {
  return productId !== '' && productId.length <= MAX_ID && productId.isWellFormed() && isQuantity(quantity)
}

/** Products, each followed by its extras; those of no product are left out. */
export function withParents(lines: readonly PlanLine[]): PlanLine[] {
  return lines
    .filter(({ parentId }) => parentId === null)
    .flatMap((line) => [line, ...lines.filter(({ parentId }) => parentId === line.productId)])
}
