import { type RefObject, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { activeLine, type CartSet } from '#renderer/cart/cartState.ts'
import { useCart } from '#renderer/cart/cartStore.ts'
import { useRestoreFocus } from '#renderer/ui/useRestoreFocus.ts'
import type { HowToPut, SetProduct, SetPut } from './setProduct.ts'

/** Putting a set into the cart, from a place on the page that keeps the focus. Its outcome is that of these products on these dates: with others it is open again. */
export type SetPutting = {
  state: 'open' | 'putting' | 'failed' | 'put'
  /** Why these dates cannot be had, where that was the failure. */
  refusal: string | null
  outcome: SetPut | null
  put: (how: HowToPut) => void
  undo: () => void
  /** How many products are put, and how many of these are in the cart already, with all their units. */
  count: number
  inCart: number
  place: RefObject<HTMLDivElement | null>
}

type Attempt = { of: string } & Pick<SetPutting, 'state' | 'refusal' | 'outcome'>

/** Puts products into the cart, those of a solution as its `set`, and follows how that goes. */
export function useSetPut(products: readonly SetProduct[], period: Period, set?: CartSet): SetPutting {
  const client = useClient()
  const of = JSON.stringify([products, period])
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  }, [of])
  const [last, setLast] = useState<Attempt | null>(null)
  const now = last?.of === of ? last : null
  const state = now?.state ?? 'open'
  const inCart = useCart(
    (cart) => products.filter(({ id, quantity }) => (activeLine(cart, id)?.quantity ?? 0) >= quantity).length,
  )
  return {
    state,
    count: products.length,
    inCart,
    place: useRestoreFocus(`${state} ${inCart}`, 'a, button'),
    refusal: now?.refusal ?? null,
    outcome: now?.outcome ?? null,
    put: (how) => void put(how),
    undo() {
      now?.outcome?.undo()
      setLast(null)
    },
  }

  async function put(how: HowToPut) {
    const isCurrent = () => latest.current === of
    setLast({ of, state: 'putting', refusal: null, outcome: null })
    const came = await loadPutSet().then(
      (putSet) => putSet(client, { period, products, set, how, isCurrent }),
      () => null,
    )
    if (!isCurrent()) return
    if (!came) setLast({ of, state: 'failed', refusal: null, outcome: null })
    else if ('refusal' in came) setLast({ of, state: 'failed', refusal: came.refusal, outcome: null })
    else setLast({ of, state: 'put', refusal: null, outcome: came })
  }
}

// On press: most visitors only look.
const loadPutSet = async () => (await import('./putSet.ts')).putSet
