import { useEffect } from 'react'

/** The product of the page and the units that the visitor wants of it. */
type WantedHere = { productId: string; quantity: number; name: string }

let here: WantedHere | null = null

/** What the page is about; null on pages that are about no product. The date window reads it when it opens. */
export function wantedHere(): WantedHere | null {
  return here
}

/** Tells the date window which product the page is about, and how many of it are wanted. */
export function useWantedHere(productId: string, quantity: number, name: string): void {
  useEffect(() => {
    const wanted = { productId, quantity, name }
    here = wanted
    return () => {
      if (here === wanted) here = null
    }
  }, [productId, quantity, name])
}
