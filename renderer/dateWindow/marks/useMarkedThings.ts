import { useMemo, useState } from 'react'
import { searchedLines } from '#renderer/alternatives/requestedUnits.ts'
import { cartOrder } from '#renderer/cart/cartOrder.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import type { OtherDates } from '#renderer/dates/useDates.ts'
import { pageProduct } from './pageProduct.ts'
import type { MarkedThings } from './useDayMarks.ts'

/** The products that the days are marked for: those given, on a product's page the product as it was when the window opened, elsewhere the cart. */
export function useMarkedThings(given: OtherDates['lines'] | undefined): MarkedThings {
  const cart = useCart((state) => state)
  const [product] = useState(pageProduct)
  return useMemo(() => {
    if (given) return { lines: searchedLines(given), name: null }
    if (product) return { lines: searchedLines([product]), name: product.name }
    const { lines, relatedLines } = cartOrder(cart)
    return { lines: searchedLines([...lines, ...relatedLines]), name: null }
  }, [cart, product, given])
}
