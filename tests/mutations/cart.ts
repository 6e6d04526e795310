import { mutationsOf } from './mutation.ts'

/** The cart, what was viewed, and the dates of a visitor. */
export const cart = [
  ...mutationsOf(
    'renderer/cart/cartState.ts',
    [
      '3.5 4.1',
      '{ id, slug, quantity: 1, isRemovedFromCart: false }',
      '{ id, slug, quantity: 2, isRemovedFromCart: false }',
    ],
    [
      '4.3',
      '(line) => line.id === id)) return mark(cart, id, false)',
      '(line) => line.id === id)) return cart',
    ],
    [
      '4.4',
      'quantity === 0 || quantity === null) return removeProduct',
      'quantity === null) return removeProduct',
    ],
    ['4.5', 'CartState {\n  return mark(cart, id, false)', 'CartState {\n  return mark(cart, id, true)'],
    [
      '4.6',
      'quantity === 0 || quantity === null) return removeProduct',
      'quantity === 0) return removeProduct',
    ],
    ['5.3', 'if (!activeLine(cart, id)) return cart\n', ''],
    ['4.10', 'favouriteIds, previouslyLookedIds }\n', 'favouriteIds, previouslyLookedIds: [] }\n'],
    ['4.11', 'filter(({ parentId }) => ids.has(parentId))', 'filter(() => true)'],
    [
      '4.12',
      'slug: slugs.get(line.id) ?? line.slug }',
      'slug: slugs.get(line.id) ?? line.slug, isRemovedFromCart: false }',
    ],
    ['3.10 4.13', '.filter((viewed) => viewed !== id)', '.filter(() => true)'],
    ['9.3', 'MAX_VIEWED = 10', 'MAX_VIEWED = 12'],
    ['3.7', '{ ...line, isShowInCart: !isRemovedFromCart }', '{ ...line, isShowInCart: true }'],
    ['3.10', '[id, ...others]', '[...others, id]'],
  ),
  ...mutationsOf('renderer/cart/checkCart.ts', [
    '3.8',
    "isRemovedFromCart = storedField(value, 'isRemovedFromCart') === true",
    'isRemovedFromCart = false',
  ]),
  ...mutationsOf(
    'renderer/cart/relatedState.ts',
    ['1.10 4.7 5.4', '!isFree(stock) || ', ''],
    ['4.8', ' || relatedQuantity(cart, related) > 0', ''],
    [
      '4.9',
      'quantity === 0 || quantity === null) return deleteRelated',
      'quantity === null) return deleteRelated',
    ],
  ),
  ...mutationsOf('renderer/cart/cartStore.ts', [
    '4.19',
    "CART_STORAGE_NAME = 'cart'",
    "CART_STORAGE_NAME = 'basket'",
  ]),
  ...mutationsOf(
    'renderer/dates/rentDates.ts',
    ['4.18', "COOKIE_ATTRIBUTES = 'Path=/;", "COOKIE_ATTRIBUTES = 'Path=/catalog;"],
    ['3.12 4.18', "COOKIE_NAME = 'rentDates'", "COOKIE_NAME = 'dates'"],
  ),
  ...mutationsOf('renderer/ui/Picture.tsx', ['3.19', "src ?? '/no-photo.svg'", "src ?? ''"]),
  ...mutationsOf('renderer/cards/Scene.tsx', ['3.20', "? caption : ''", "? name : ''"]),
]
