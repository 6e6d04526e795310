import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MONEY_NAME } from '#company/constants.ts'
import { thousands } from '#company/numbers.ts'
import { texts } from '#company/texts/index.ts'
import { roubles } from '#renderer/ui/format.ts'
import { RangeSlider } from '#renderer/ui/RangeSlider.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './CatalogFilters.module.css'
import { type CatalogState, readPrice } from './catalogUrl.ts'
import { type PriceBounds, type PriceEdge, type PriceRange, typedRange } from './priceBounds.ts'

/** The price of a day: two fields and a slider with two thumbs. Typing applies after a pause or on blur. */
export function PriceFilter({ state, bounds, onChange }: PriceFilterProps) {
  const [from, setFrom] = useState(priceText(state.minPrice))
  const [to, setTo] = useState(priceText(state.maxPrice))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const edited = useRef<PriceEdge>(null)

  useEffect(() => setFrom(priceText(state.minPrice)), [state.minPrice])
  useEffect(() => setTo(priceText(state.maxPrice)), [state.maxPrice])
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(minText: string, maxText: string, edge: PriceEdge) {
    clearTimeout(timer.current)
    const range = limited(typedRange(readPrice(minText), readPrice(maxText), edge), bounds)
    if (range.minPrice !== state.minPrice || range.maxPrice !== state.maxPrice) onChange(range)
    return range
  }

  // While a number is being typed it may be less than the other one, or than anything costs: nothing is corrected yet.
  function commitAfterPause(minText: string, maxText: string, edge: PriceEdge) {
    clearTimeout(timer.current)
    edited.current = edge
    if ((readPrice(minText) ?? 0) > (readPrice(maxText) ?? Number.POSITIVE_INFINITY)) return
    timer.current = setTimeout(() => commit(minText, maxText, edge), TYPING_PAUSE_MS)
  }

  function settle() {
    if (!edited.current) return
    const range = commit(from, to, edited.current)
    edited.current = null
    setFrom(priceText(range.minPrice))
    setTo(priceText(range.maxPrice))
  }

  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    compact: true,
    labelHidden: true,
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      settle()
    },
  } as const
  const low = Math.min(readPrice(from) ?? bounds.min, bounds.max)
  const high = Math.max(readPrice(to) ?? bounds.max, low)
  return (
    <>
      <div className={css.two}>
        <TextField
          {...field}
          label={texts.catalog.lowestPrice(MONEY_NAME)}
          lead={texts.catalog.from}
          name="min_price"
          value={from}
          placeholder={thousands(bounds.min)}
          onChange={(event) => {
            setFrom(event.target.value)
            commitAfterPause(event.target.value, to, 'from')
          }}
        />
        <TextField
          {...field}
          label={texts.catalog.highestPrice(MONEY_NAME)}
          lead={texts.catalog.to}
          name="max_price"
          value={to}
          placeholder={thousands(bounds.max)}
          onChange={(event) => {
            setTo(event.target.value)
            commitAfterPause(from, event.target.value, 'to')
          }}
        />
      </div>
      <RangeSlider
        className={css.range}
        label={texts.catalog.price}
        min={bounds.min}
        max={bounds.max}
        value={[low, Math.min(high, bounds.max)]}
        format={roubles}
        onChange={([nextLow, nextHigh]) => {
          edited.current = nextLow === low ? 'to' : 'from'
          setFrom(nextLow > bounds.min ? thousands(nextLow) : '')
          setTo(nextHigh < bounds.max ? thousands(nextHigh) : '')
        }}
        onCommit={settle}
      />
    </>
  )
}

type PriceFilterProps = {
  state: CatalogState
  /** The least and the most that can be chosen, in roubles a day. */
  bounds: PriceBounds
  onChange: (change: PriceRange) => void
}

const TYPING_PAUSE_MS = 800

function priceText(price: number | null): string {
  return price === null ? '' : thousands(price)
}

// A limit that excludes nothing is no limit.
function limited({ minPrice, maxPrice }: PriceRange, bounds: PriceBounds): PriceRange {
  return {
    minPrice: minPrice !== null && minPrice > bounds.min ? minPrice : null,
    maxPrice: maxPrice !== null && maxPrice < bounds.max ? maxPrice : null,
  }
}
