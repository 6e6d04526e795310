import { pieces } from '#renderer/ui/format.ts'
import css from './Availability.module.css'
import { type StockLook, StockNote } from './StockNote.tsx'

/** How much is free, in words and with a mark of its own shape. With `onDates`, `stock` is what is free on the visitor's dates. */
export function Availability({ stock, onDates }: AvailabilityProps) {
  const [look, text, tail] = availability(stock, onDates)
  return (
    <StockNote look={look}>
      {text}
      {tail && <span className={css.tail}> на&nbsp;ваши даты</span>}
    </StockNote>
  )
}

export type AvailabilityProps = {
  /** Pieces. */
  stock: number
  /** Whether the visitor has chosen dates that can be ordered. */
  onDates: boolean
}

/** Below this many pieces the visitor is told to hurry. */
const FEW = 6

function availability(stock: number, onDates: boolean): [look: StockLook, text: string, tail: boolean] {
  if (stock <= 0) return onDates ? ['busy', 'Занято', true] : ['none', 'Нет в\u00A0наличии', false]
  if (stock < FEW) return ['few', `Осталось ${pieces(stock)}`, onDates]
  return ['free', onDates ? `Свободно ${pieces(stock)}` : 'В\u00A0наличии', onDates]
}
