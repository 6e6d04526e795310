import type { ReactNode } from 'react'
import { texts } from '#company/texts/index.ts'
import css from './Availability.module.css'
import { unconfirmedText, unitsText } from './format.ts'

/** Availability in words, with a mark of its own shape. With `onDates`, `stock` counts units free on the visitor's dates. */
export function Availability(props: AvailabilityProps) {
  const [look, text, tail] = availability(props)
  if (!tail || props.brief) return <p className={lookOf(look)}>{text}</p>
  return (
    <StockNote look={look}>
      <span>{text}</span>
      <span className={css.tail}>{texts.stock.onDates}</span>
    </StockNote>
  )
}

/** A line about stock with a mark of its own shape: `free` green, `few` amber, `part` amber and half full, `busy` red and hatched, `none` hollow. */
export function StockNote({ look, children }: { look: StockLook; children: ReactNode }) {
  return (
    <p className={lookOf(look)}>
      <span>{children}</span>
    </p>
  )
}

function lookOf(look: StockLook): string {
  return `${css.availability} ${css[look]}`
}

type StockLook = 'free' | 'few' | 'part' | 'busy' | 'none'

export type AvailabilityProps = {
  /** Units; null: nobody can say now. */
  stock: number | null
  /** True if the visitor has chosen dates that can be ordered. */
  onDates: boolean
  /** Units that the company has, where they are counted too. */
  owned?: number | null
  /** False: there is none on any other dates either. */
  isOwned?: boolean | null
  /** The dates are named beside it already. */
  brief?: boolean
}

/** Below this many units the note urges the visitor to hurry. */
const LOW_STOCK = 6

function availability({
  stock,
  onDates,
  owned,
  isOwned,
}: AvailabilityProps): [look: StockLook, text: string, tail: boolean] {
  if (stock === null) return ['none', texts.stock.unknown, false]
  if (stock <= 0)
    return onDates && isOwned !== false ? ['busy', texts.stock.busy, true] : ['none', texts.stock.none, false]
  if (onDates && stock === owned && stock > 1 && stock < LOW_STOCK)
    return ['free', texts.stock.allFree(unitsText(stock)), true]
  if (stock < LOW_STOCK)
    return ['few', (onDates ? texts.stock.free : texts.stock.inAll)(unitsText(stock)), onDates]
  return ['free', onDates ? texts.stock.free(unitsText(stock)) : texts.stock.inStock, onDates]
}

/** Beside a sum for dates: that nobody can say the stock of something in it; nothing where all have one. `stocks` are those of what is counted. */
export function UnconfirmedNote({ stocks }: { stocks: readonly (number | null)[] }) {
  const text = unconfirmedText(stocks)
  return text ? <p className={`small ${css.unconfirmed}`}>{text}</p> : null
}
