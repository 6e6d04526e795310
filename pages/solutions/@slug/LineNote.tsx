import { useDates } from '#renderer/dates/useDates.ts'
import { StockNote } from '#renderer/ui/Availability.tsx'
import { roubles, thousands, unitsText } from '#renderer/ui/format.ts'
import type { SolutionLine } from './solutionLine.ts'

/** How much of a line can be had, in words; without dates, where there is enough of it, the price of a unit. */
export function LineNote({ line }: { line: SolutionLine }) {
  const { period, minOrderDays } = useDates()
  const { stock, quantity, free, product, price } = line
  if (stock === 'left') return <StockNote look="none">Не&nbsp;берём</StockNote>
  if (stock === 'gone') return <StockNote look="none">Больше не&nbsp;сдаём</StockNote>
  if (stock === 'none') return <StockNote look="none">Нет в&nbsp;наличии</StockNote>
  if (stock === 'busy') return <StockNote look="busy">Занято на&nbsp;ваши даты</StockNote>
  if (stock === 'unknown') return <StockNote look="none">Наличие уточняем</StockNote>
  if (stock === 'part') {
    return (
      <StockNote look="part">
        {period ? 'Свободно' : 'Есть'} {thousands(free)}&nbsp;из&nbsp;{thousands(quantity)}
      </StockNote>
    )
  }
  const hasPrice = price !== null || (minOrderDays === null && product?.basicPricePerDay != null)
  if (!hasPrice) return <p className="small muted">Цена по&nbsp;запросу</p>
  if (stock === 'all' && period) return <StockNote look="free">Свободно {unitsText(free)}</StockNote>
  return <p className="small muted">{roubles(product?.basicPricePerDay)} /&nbsp;сутки за&nbsp;шт.</p>
}
