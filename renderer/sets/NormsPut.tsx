import { useEffect, useEffectEvent, useState } from 'react'
import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import { useDates } from '#renderer/dates/useDates.ts'
import { Button } from '#renderer/ui/Button.tsx'
import css from './HowMany.module.css'
import { type NormLine, putProductsOf } from './normLines.ts'
import { SetPutButtons } from './SetPutButtons.tsx'
import type { SetProduct } from './setProduct.ts'
import { useSetPut } from './useSetPut.ts'

/** Puts the guests' needs into the cart at one press; without dates, when these are chosen. */
export function NormsPut({ lines, isLoading }: NormsPutProps) {
  const { period, openDates } = useDates()
  const [isRequested, setRequested] = useState(false)
  const needed = lines.filter(({ units }) => units > 0)
  const products = putProductsOf(needed)
  if (needed.length === 0) return null
  if (!period) {
    return (
      <div className={`needs-scripts ${css.put}`}>
        <Button
          variant="primary"
          size="lg"
          wide
          aria-haspopup="dialog"
          onClick={() => openDates(undefined, () => setRequested(true))}
        >
          {needed.length > 1 ? texts.setPut.putAll : texts.words.addToCart}
        </Button>
      </div>
    )
  }
  return (
    products.length > 0 && (
      <Put
        products={products}
        positions={needed.length}
        period={period}
        // The stock on these dates is on its way.
        isRequested={isRequested && !isLoading}
        onPut={() => setRequested(false)}
      />
    )
  )
}

export type NormsPutProps = {
  lines: readonly NormLine[]
  /** Prices and stock are on their way. */
  isLoading: boolean
}

function Put({ products, positions, period, isRequested, onPut }: PutProps) {
  const putting = useSetPut(products, period)
  const putNow = useEffectEvent(() => {
    onPut()
    putting.put('fill')
  })
  useEffect(() => {
    if (isRequested) putNow()
  }, [isRequested])
  return (
    <div ref={putting.place} className={`needs-scripts ${css.put}`}>
      <SetPutButtons putting={putting} positions={positions} />
    </div>
  )
}

type PutProps = {
  products: readonly SetProduct[]
  positions: number
  period: Period
  /** It was pressed before there were dates. */
  isRequested: boolean
  onPut: () => void
}
