import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { roubles, thousands } from '#renderer/ui/format.ts'
import { RangeSlider } from '#renderer/ui/RangeSlider.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import css from './CatalogFilters.module.css'
import { type CatalogState, readPrice } from './catalogAddress.ts'

/** The price of a day: two fields and a line with two thumbs. Typing is taken over after a pause or on leaving the field. */
export function PriceFilter({ state, bounds, onChange }: PriceFilterProps) {
  const [from, setFrom] = useState(priceText(state.minPrice))
  const [to, setTo] = useState(priceText(state.maxPrice))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => setFrom(priceText(state.minPrice)), [state.minPrice])
  useEffect(() => setTo(priceText(state.maxPrice)), [state.maxPrice])
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(minText: string, maxText: string) {
    clearTimeout(timer.current)
    const range = limited(readPrice(minText), readPrice(maxText), bounds)
    if (range.minPrice !== state.minPrice || range.maxPrice !== state.maxPrice) onChange(range)
    return range
  }

  // While a number is being typed it may be less than the other one, or than anything costs: nothing is corrected yet.
  function commitAfterPause(minText: string, maxText: string) {
    clearTimeout(timer.current)
    if ((readPrice(minText) ?? 0) > (readPrice(maxText) ?? Number.POSITIVE_INFINITY)) return
    timer.current = setTimeout(() => commit(minText, maxText), TYPING_PAUSE_MS)
  }

  function settle() {
    const range = commit(from, to)
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
          label="Цена от, рублей за сутки"
          lead="от"
          name="min_price"
          value={from}
          placeholder={thousands(bounds.min)}
          onChange={(event) => {
            setFrom(event.target.value)
            commitAfterPause(event.target.value, to)
          }}
        />
        <TextField
          {...field}
          label="Цена до, рублей за сутки"
          lead="до"
          name="max_price"
          value={to}
          placeholder={thousands(bounds.max)}
          onChange={(event) => {
            setTo(event.target.value)
            commitAfterPause(from, event.target.value)
          }}
        />
      </div>
      <RangeSlider
        className={css.range}
        label="Цена за сутки"
        min={bounds.min}
        max={bounds.max}
        value={[low, Math.min(high, bounds.max)]}
        format={roubles}
        onChange={([nextLow, nextHigh]) => {
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
  /** The cheapest and the most expensive thing of the listing, in roubles a day. */
  bounds: { min: number; max: number }
  onChange: (change: Pick<CatalogState, 'minPrice' | 'maxPrice'>) => void
}

const TYPING_PAUSE_MS = 800

function priceText(price: number | null): string {
  return price === null ? '' : thousands(price)
}

// A limit that excludes nothing is no limit.
function limited(min: number | null, max: number | null, bounds: PriceFilterProps['bounds']) {
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return {
    minPrice: low !== null && low > bounds.min ? low : null,
    maxPrice: high !== null && high < bounds.max ? high : null,
  }
}
