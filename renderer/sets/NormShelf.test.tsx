import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { shownChair } from '../../tests/support/shownProducts.ts'
import { NormShelf } from './NormShelf.tsx'
import type { NormLine } from './normLines.ts'
import type { NormsState } from './useNorms.ts'

const norm = {
  productSlug: 'chair',
  categorySlug: null,
  units: 2,
  guests: 1,
  spare: 10,
  spareAtLeast: 0,
  own: null,
}

function shelf(needed: number): string {
  const line = {
    norm: { ...norm, product: shownChair },
    product: shownChair,
    needed,
    units: needed,
    takes: needed,
    price: null,
  }
  const state = {
    set: 0,
    lines: [line as unknown as NormLine],
    isLoading: false,
    textOf: () => String(needed),
  }
  return renderToStaticMarkup(<NormShelf state={state as unknown as NormsState} />)
}

test('guests who need more than an order may have are told so', () => {
  expect(shelf(MAX_QUANTITY)).toMatch(/об\sостальном позвоните/)
  expect(shelf(MAX_QUANTITY - 1)).not.toMatch(/позвоните/)
})
