// The calendar of a product on its page.
export const title = 'Availability'
export const hint =
  'Choose the day you get it, then the day you return it: the whole shop shows prices and availability for these dates.'
export const chosen = 'Your dates'
export const choosing = 'You are choosing'
export const take = 'Take these dates'
export const cancel = 'Cancel'
