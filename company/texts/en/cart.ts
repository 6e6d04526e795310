// The cart while it loads, fails or is an earlier one; strings alone, for the parts travel apart.
export const loading = 'Loading the cart'
export const failed = 'Prices and availability did not load'
export const failedText = 'Your cart is safe: items and dates are saved. Please try again in a minute.'
export const silent = 'The shop does not answer'
export const offline = 'No connection'
/** After either of these; a moment follows. */
export const asTheyWere = ': prices and availability as they were '
export const cachedText =
  'You can change the cart. When the connection is back, we work everything out again.'
export const unsent = 'You are online again, and the form is not sent yet'
export const toOrder = 'To the form'
