import { MONEY_DIGITS, MONEY_POINT, MONEY_SIGN, NUMBER_POINT } from '#company/constants.ts'
import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { totalName } from '#renderer/cart/cartTexts.ts'
import { countedStocks, type PlanView } from '#renderer/plan/planView.ts'
import { unconfirmedText } from '#renderer/ui/format.ts'
import { plainSpaces } from '#renderer/ui/typograph.ts'

/** The plan as a table for spreadsheet programs: UTF-8 with its mark, sums with the decimal sign of the company's locale, and the separator that such programs expect beside it. */
export function planCsv(view: PlanView): string {
  const { rows, quote } = view
  const total = totalName(view.sums).replaceAll('\u00A0', ' ')
  const unconfirmed = unconfirmedText(countedStocks(view)).replaceAll('\u00A0', ' ')
  const table = [
    [
      texts.planSheet.number,
      texts.planSheet.item,
      texts.planSheet.extraColumn,
      texts.planSheet.pieces,
      texts.planSheet.sumIn(MONEY_SIGN),
      texts.planSheet.note,
    ],
    ...rows.map(({ product, isExtra, units, sum, problem }, index) => [
      String(index + 1),
      plainSpaces(product?.name ?? texts.planSheet.gone),
      isExtra ? texts.planSheet.yes : '',
      String(units),
      sum === null ? '' : amount(sum),
      problem?.message ?? '',
    ]),
    [
      '',
      HAS_DELIVERY ? texts.planSheet.withoutDelivery(total) : total,
      '',
      '',
      rows.some(({ sum }) => sum !== null) ? amount(quote.total) : '',
      unconfirmed,
    ],
  ]
  return `\ufeff${table.map((cells) => cells.map(cell).join(SEPARATOR)).join('\r\n')}\r\n`
}

const SEPARATOR = NUMBER_POINT === '.' ? ',' : ';'

function amount(sum: number): string {
  return sum.toFixed(MONEY_DIGITS).replace('.', MONEY_POINT)
}

// A cell that begins like a formula would be run by the program that opens the table: an apostrophe turns it into text.
function cell(text: string): string {
  const safe = /^\s*[=+\-@|%\t\r]/.test(text) ? `'${text}` : text
  return safe.includes(SEPARATOR) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
