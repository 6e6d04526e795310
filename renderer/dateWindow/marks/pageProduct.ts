import { useEffect } from 'react'

/** The product of the page and the units that the visitor wants of it. */
type PageProduct = { productId: string; quantity: number; name: string }

let shown: PageProduct | null = null

/** What the page is about; null on pages that are about no product. The date window reads it when it opens. */
export function pageProduct(): PageProduct | null {
  return shown
}

/** Tells the date window which product the page is about, and how many of it are wanted. */
export function usePageProduct(productId: string, quantity: number, name: string): void {
  useEffect(() => {
    const wanted = { productId, quantity, name }
    shown = wanted
    return () => {
      if (shown === wanted) shown = null
    }
  }, [productId, quantity, name])
}
