import { LANGUAGE, NAME } from '#company/constants.ts'
import { addDays } from '#gateway/rental/period.ts'
import { myOrderPath } from '#renderer/cart/myOrders.ts'
import { orderWords } from '#renderer/settings/orderWords.ts'
import type { PlacedOrder } from '../placedOrder.ts'

/** The order as an iCalendar file (RFC 5545): the days of pick-up and return, each a whole day at a `place` that may be empty. `now` stamps the file; `origin` is the shop's. */
export function calendarFile(
  order: Pick<PlacedOrder, 'number' | 'period' | 'secret' | 'isRequest'>,
  place: string,
  now: Date,
  origin: string,
): string {
  const words = orderWords(order.isRequest)
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const event = (kind: string, day: string, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${encodeURIComponent(order.number)}@${new URL(origin).host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(order.secret ? [`URL:${origin}${myOrderPath(order.secret)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(NAME)}//storefront//${LANGUAGE.toUpperCase()}`,
    ...event('start', order.period.start, words.pickUp(order.number)),
    ...event('end', order.period.end, words.giveBack(order.number)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function plainDay(day: string): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/[\r\n]+/g, '\\n')
}

/** A line is at most 75 bytes long; the rest goes on after a space. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const letter of line) {
    const more = encoder.encode(letter).length
    if (bytes + more > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += more
  }
  return text
}

const encoder = new TextEncoder()
