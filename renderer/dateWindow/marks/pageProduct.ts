import { useEffect } from 'react'

/** The product of the page and the units of it that the visitor has chosen. */
type PageProduct = { productId: string; quantity: number; name: string }

let shown: PageProduct | null = null

/** The product that the page is about; null on pages that are about none. The date window reads it when it opens. */
export function pageProduct(): PageProduct | null {
  return shown
}

/** Gives the date window the product that the page is about, and its quantity. */
export function usePageProduct(productId: string, quantity: number, name: string): void {
  useEffect(() => {
    const product = { productId, quantity, name }
    shown = product
    return () => {
      if (shown === product) shown = null
    }
  }, [productId, quantity, name])
}
