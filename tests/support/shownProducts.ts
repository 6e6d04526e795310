import type { ProductCardData } from '#renderer/cards/fragments.ts'
import type { CartExtra, CartProduct } from '#renderer/cart/cartProductsQuery.ts'

/** A cover as an extra of the chair, as the gateway answers it. */
export const coverExtra: CartExtra = {
  ...{ productId: '2', price: 220, stock: 9 },
  product: { id: '2', slug: 'chehol', name: 'Чехол', stock: 9, isOwned: true, images: [] },
}

/** A chair as cards and the cart ask for it. */
export const shownChair: ProductCardData & CartProduct = {
  id: '1',
  slug: 'stul',
  name: 'Стул',
  basicPricePerDay: 490,
  additionalPricePerDay: 220,
  stock: 9,
  isOwned: true,
  brands: ['Norrvik'],
  volumes: [],
  specs: [],
  shortDescription: null,
  images: [{ original: 'products/stul.webp', caption: null }],
  relatedProducts: [coverExtra],
}
