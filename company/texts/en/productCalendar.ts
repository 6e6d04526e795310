// The calendar of a product on its page.
export const title = 'Days when it is free'
export const hint =
  'Press the day you get it, then the day you return it: prices and stock are for these dates at once, in the whole shop.'
export const chosen = 'Your dates'
export const choosing = 'You are choosing'
export const take = 'Take these dates'
export const cancel = 'Cancel'
