// The page in place of one that is not on the device, without a connection; texts as HTML.
export const title = 'No connection'
export const main = 'Main'
export const catalogue = 'Catalogue'
export const cart = 'Cart'
export const dayBefore = 'Su'
export const today = 'offline'
export const dayAfter = 'Tu'
export const explanation =
  'This page has not been on your device yet, and it cannot be loaded now. Your cart and dates are saved.'
export const retry = 'Try again'
export const openCart = 'Open the cart'
export const cached = 'Opens without a connection'
