import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { Period } from '#gateway/rental/period.ts'
import { putSolution } from './putSolution.ts'
import type { HowToPut, SetProduct, SetPut } from './setProducts.ts'

/** Putting a solution into the cart. Its outcome is that of these products on these dates: with others it is open again. */
export type SetPutting = {
  state: 'open' | 'putting' | 'failed' | 'put'
  /** Why these dates cannot be had, where that was the failure. */
  refusal: string | null
  outcome: SetPut | null
  put: (how: HowToPut) => void
  undo: () => void
}

type Kept = { of: string } & Pick<SetPutting, 'state' | 'refusal' | 'outcome'>

/** Puts products into the cart, and tells how that goes. */
export function useSetPut(products: readonly SetProduct[], period: Period): SetPutting {
  const client = useClient()
  const of = JSON.stringify([products, period])
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  }, [of])
  const [kept, keep] = useState<Kept | null>(null)
  const now = kept?.of === of ? kept : null
  return {
    state: now?.state ?? 'open',
    refusal: now?.refusal ?? null,
    outcome: now?.outcome ?? null,
    put: (how) => void put(how),
    undo() {
      now?.outcome?.undo()
      keep(null)
    },
  }

  async function put(how: HowToPut) {
    const isWanted = () => latest.current === of
    keep({ of, state: 'putting', refusal: null, outcome: null })
    const came = await putSolution(client, { period, products, how, isWanted })
    if (!isWanted()) return
    if (!came) keep({ of, state: 'failed', refusal: null, outcome: null })
    else if ('refusal' in came) keep({ of, state: 'failed', refusal: came.refusal, outcome: null })
    else keep({ of, state: 'put', refusal: null, outcome: came })
  }
}
